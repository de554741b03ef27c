/**
 * The form of the window, by which a table is laid out. The root element bears it as `data-form`, in words, for style sheets.
 *
 * desk: the board in the middle, all else round it. Any other is narrow:
 * phone: the board above one sheet; tablet: the board above three; column: the board left of one sheet.
 */
export type Form = 'desk' | 'narrow' | 'phone' | 'tablet' | 'column'

/** The first that fits. A window that is low, or not very wide, has no room for three columns; one that is high has none beside its board. */
const FORMS: [Form[], string][] = [
  [['narrow', 'phone'], '(max-width: 699px) and (orientation: portrait)'],
  [['narrow', 'tablet'], '(orientation: portrait)'],
  [['narrow', 'column'], '(max-width: 1099px), (max-height: 540px)'],
]

const queries = FORMS.map(([words, query]) => ({ words, query: matchMedia(query) }))
let now = $state.raw<Form[]>([])

function show(): void {
  now = queries.find(({ query }) => query.matches)?.words ?? ['desk']
  document.documentElement.dataset.form = now.join(' ')
}

for (const { query } of queries) query.addEventListener('change', show)
show()

/** Whether the window has this form. */
export function formed(form: Form): boolean {
  return now.includes(form)
}
