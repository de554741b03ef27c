import { untrack } from 'svelte'

/** One polite voice: what is said within half a second is joined into one announcement. */
const GATHER = 500

/** A sentence that differs from the one before, so that it is spoken even if it is the same; an effect that says it does not wait for it. */
const anew = (before: string, sentence: string): string => (before === sentence ? `${sentence}\u00a0` : sentence)

let spoken = $state('')
let alarm = $state('')
let parts: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Says a sentence when the others have had time to arrive. */
export function announce(sentence: string): void {
  if (!sentence) return
  parts.push(sentence)
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken = parts.join(' ')
    parts = []
  }, GATHER)
}

/** Says something at once, for an answer to a key. */
export function answer(sentence: string): void {
  clearTimeout(timer)
  parts = []
  spoken = anew(
    untrack(() => spoken),
    sentence,
  )
}

/** Says that one's own action was refused. */
export function alert(sentence: string): void {
  alarm = anew(
    untrack(() => alarm),
    sentence,
  )
}

export function voice(): { spoken: string; alarm: string } {
  return { spoken, alarm }
}
