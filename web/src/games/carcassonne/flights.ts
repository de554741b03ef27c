/** What moves on a table of Carcassonne from one picture to the next. */
import { matOf, pointFlights, type Flight } from '../../play/flights'
import type { CarcassonnePicture, Entry, Figure } from '../../wire'
import { squareOf } from './squares'

const at = (square: string): string => `.board [data-at="${square}"]`

/** Land laid, figures stood up and come home, fruit picked, points: in the order of a turn. */
export function flights(
  drawn: CarcassonnePicture,
  before: CarcassonnePicture,
  after: CarcassonnePicture,
  entries: Entry[],
): Flight[] {
  return [
    ...laid(drawn, after),
    ...figures(drawn, after),
    ...picked(before, after),
    ...pointFlights(
      entries.flatMap((entry) => entry.fired),
      (place) => at(squareOf(place)),
    ),
  ]
}

function laid(drawn: CarcassonnePicture, after: CarcassonnePicture): Flight[] {
  const lay = new Set(drawn.tiles.map((tile) => tile.at))
  return after.tiles
    .filter((tile) => !lay.has(tile.at))
    .map((tile) => ({
      piece: `tile ${tile.tile} ${tile.rotation} ${tile.at}`,
      seat: tile.by ?? 0,
      from: '.drawn .tile, .stack',
      to: at(tile.at),
      hides: `[data-piece="${tile.at}"]`,
    }))
}

const nameOf = (figure: Figure): string => `${figure.seat} ${figure.kind} ${figure.part}`

function figures(drawn: CarcassonnePicture, after: CarcassonnePicture): Flight[] {
  const [were, are] = [new Set(drawn.figures.map(nameOf)), new Set(after.figures.map(nameOf))]
  const out = after.figures.filter((figure) => !were.has(nameOf(figure)))
  const home = drawn.figures.filter((figure) => !are.has(nameOf(figure)))
  return [
    ...out.map(({ seat, kind, part }) => ({
      piece: kind,
      seat,
      from: matOf(seat),
      to: at(squareOf(part)),
      hides: `[data-figure="${part}"]`,
    })),
    ...home.map(({ seat, kind, part }) => ({ piece: kind, seat, from: at(squareOf(part)), to: matOf(seat) })),
  ]
}

/** Fruit that has come from a tree to somebody. */
function picked(before: CarcassonnePicture, after: CarcassonnePicture): Flight[] {
  return after.trees.flatMap((tree) => {
    const was = before.trees.find((one) => one.at === tree.at)
    if (!was || !tree.fruit || tree.left >= was.left) return []
    const grew = (_: unknown, seat: number) =>
      (after.mats[seat]?.tokens.length ?? 0) > (before.mats[seat]?.tokens.length ?? 0)
    const seat = after.mats.findIndex(grew)
    return seat < 0 ? [] : [{ piece: `fruit ${tree.fruit}`, seat, from: at(tree.at), to: matOf(seat) }]
  })
}
