/** Spoken answers to single keys. */
import { seatName } from '../../play/seats'
import { featureName, fruitName, ownersName, squareName, tileName } from './naming'
import type { Play } from './play.svelte'
import { inReadingOrder, squareOf } from './squares'
import { say, together } from './words'

export function scoresSpoken(play: Play): string {
  return (play.picture?.mats ?? [])
    .map((mat, seat) =>
      say('spoken-mat', {
        name: seatName(play.seats, seat),
        points: mat.score,
        meeples: mat.meeples,
        abbot: mat.abbot === null ? 'none' : mat.abbot ? 'home' : 'out',
        phantom: mat.phantom === null ? 'none' : mat.phantom ? 'home' : 'out',
        tokens: mat.tokens.length,
      }),
    )
    .join(' ')
}

export function supplySpoken(play: Play): string {
  const picture = play.picture
  if (!picture) return ''
  const kinds = picture.stack
    .filter((one) => one.left)
    .map((one) => say('left-kind', { tile: tileName(play.printed, one.tile), count: one.left, places: one.fits }))
  return [say('left', { count: picture.stack_left }), ...kinds].join(' ')
}

export function regionsSpoken(play: Play): string {
  const picture = play.picture
  const owned = picture?.features.filter((feature) => feature.owners.length) ?? []
  if (!owned.length) return say('spoken-no-regions')
  return owned
    .map((feature) =>
      say('spoken-region', {
        feature: featureName(feature),
        place: squareName(squareOf(feature.parts[0] ?? '')),
        owners: ownersName(feature, play.seats),
      }),
    )
    .join(' ')
}

export function tokensSpoken(play: Play, seat: number): string {
  return together(
    (play.picture?.mats[seat]?.tokens ?? []).map((token) =>
      say('token', { fruit: fruitName(token.fruit), value: token.value }),
    ),
  )
}

/** The next or previous of some squares in reading order, going round. */
export function neighbourOf(at: string, squares: string[], step: 1 | -1): string | null {
  const sorted = inReadingOrder(squares)
  if (!sorted.length) return null
  const order = inReadingOrder(new Set([...sorted, at]))
  const k = order.indexOf(at)
  if (sorted.includes(at)) return sorted[(sorted.indexOf(at) + step + sorted.length) % sorted.length] ?? null
  return order[(k + step + order.length) % order.length] ?? null
}
