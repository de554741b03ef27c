/** What moves on a table of Citrus from one picture to the next. */
import { matOf, pointFlights, type Flight } from '../../play/flights'
import type { CitrusPicture, Entry } from '../../wire'

const at = (space: string): string => `[data-at="${space}"]`

/** Fruit from the market, fruit onto the board, fincas, workers out and home again, points: in the order of a turn. */
export function flights(
  drawn: CitrusPicture,
  before: CitrusPicture,
  after: CitrusPicture,
  entries: Entry[],
  own: (seat: number) => boolean,
): Flight[] {
  const seat = entries.find((entry) => entry.actor !== null)?.actor ?? 0
  return [
    ...bought(before, after, seat, own(seat)),
    ...built(drawn, after, seat),
    ...raised(drawn, after),
    ...workers(drawn, after),
    ...pointFlights(
      entries.flatMap((entry) => entry.fired),
      (place) => at(spaceOf(after, place)),
    ),
  ]
}

/** The space of a place: fincas are named by the letter of theirs. */
function spaceOf(picture: CitrusPicture, place: string): string {
  return picture.spaces.find((space) => space.letter === place)?.at ?? place
}

function bought(before: CitrusPicture, after: CitrusPicture, seat: number, mine: boolean): Flight[] {
  const more = after.hand.length > before.hand.length
  return before.market.spaces.flatMap((name, k) => {
    if (!name || after.market.spaces[k] === name || !more) return []
    return [{ piece: name, seat, from: `[data-market="${k + 1}"]`, to: mine ? '.hand .tile' : matOf(seat) }]
  })
}

function built(drawn: CitrusPicture, after: CitrusPicture, seat: number): Flight[] {
  return after.spaces.flatMap((space, k) => {
    const name = space.plantation
    if (!name || drawn.spaces[k]?.plantation) return []
    return [{ piece: name, seat, from: matOf(seat), to: at(space.at), hides: `[data-piece="${space.at}"]` }]
  })
}

function raised(drawn: CitrusPicture, after: CitrusPicture): Flight[] {
  const stood = new Set(drawn.fincas.map((finca) => finca.letter))
  const fresh = after.fincas.filter((finca) => !stood.has(finca.letter))
  return fresh.map((finca) => ({
    piece: `finca ${finca.high} ${finca.low}`,
    seat: -1,
    from: '.supply .sites, .supply',
    to: at(spaceOf(after, finca.letter)),
    hides: `[data-finca="${finca.letter}"]`,
  }))
}

function workers(drawn: CitrusPicture, after: CitrusPicture): Flight[] {
  const [were, are] = [standing(drawn), standing(after)]
  const home = [...were].filter(([place, seat]) => are.get(place) !== seat)
  const out = [...are].filter(([place, seat]) => were.get(place) !== seat)
  const piece = 'worker'
  return [
    // A worker whose region has grown walks within it.
    ...out.map(([place, seat]): Flight => {
      const walked = home.findIndex(([, other]) => other === seat)
      const from = walked < 0 ? matOf(seat) : at(home.splice(walked, 1)[0]?.[0] ?? '')
      return { piece, seat, from, to: at(place), hides: `[data-worker="${place}"]` }
    }),
    ...home.map(([place, seat]): Flight => ({ piece, seat, from: at(place), to: matOf(seat) })),
  ]
}

/** The workers on the board: their space and seat. */
function standing(picture: CitrusPicture): Map<string, number> {
  const owned = picture.regions.filter((region) => region.owner !== null && region.worker)
  return new Map(owned.map((region) => [region.worker, region.owner ?? 0]))
}
