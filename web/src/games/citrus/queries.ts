/** Spoken answers to single keys. */
import { asSentences, say, together } from './words'
import type { Play } from './play.svelte'
import { seatName } from '../../play/seats'
import { fruitName, spaceName } from './naming'

export function scoresSpoken(play: Play): string {
  const mats = play.picture?.mats ?? []
  return mats
    .map((mat, seat) =>
      say('spoken-mat', {
        name: seatName(play.seats, seat),
        points: mat.score,
        coins: mat.money,
        workers: mat.workers,
      }),
    )
    .join(' ')
}

export function tilesSpoken(play: Play): string {
  const bag = play.picture?.bag ?? {}
  const kinds = ['le', 'li', 'or', 'bo', 'gr'].map((kind) =>
    say('bag-kind', {
      fruit: fruitName(kind),
      count: (bag[kind] ?? 0) + (bag[`${kind}+`] ?? 0),
      wells: bag[`${kind}+`] ?? 0,
    }),
  )
  return together(kinds)
}

export function regionsSpoken(play: Play): string {
  const picture = play.picture
  if (!picture) return ''
  const told = picture.regions
    .filter((region) => region.owner !== null)
    .map((region) => {
      const space = picture.spaces.find((one) => one.at === region.at)
      return space ? spaceName(picture, play.seats, space) : ''
    })
  return asSentences(told)
}

/** The next or previous space of a list in reading order, going round. */
export function neighbourOf(at: string, list: string[], step: 1 | -1): string | null {
  if (!list.length) return null
  const order = (name: string) => Number(name.slice(1)) * 100 + name.charCodeAt(0)
  const sorted = [...list].sort((a, b) => order(a) - order(b))
  const found =
    step === 1 ? sorted.find((one) => order(one) > order(at)) : sorted.findLast((one) => order(one) < order(at))
  return found ?? (step === 1 ? sorted[0] : sorted.at(-1)) ?? null
}
