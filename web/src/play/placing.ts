/** Where a card stands beside the thing it speaks of, so that it covers neither that thing nor what lies next to it. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Size {
  width: number
  height: number
}

const GAP = 8
const EDGE = 8

/** Left and top of a card of `size` on a screen: beside the box `keep`, else below or above it, else where most room is left. */
export function placeBeside(keep: Box, size: Size, screen: Size): { left: number; top: number } {
  const within = (value: number, length: number, all: number) =>
    Math.max(EDGE, Math.min(all - length - EDGE, value - length / 2))
  const x = within((keep.left + keep.right) / 2, size.width, screen.width)
  const y = within((keep.top + keep.bottom) / 2, size.height, screen.height)
  const places = [
    { left: keep.right + GAP, top: y },
    { left: keep.left - GAP - size.width, top: y },
    { left: x, top: keep.bottom + GAP },
    { left: x, top: keep.top - GAP - size.height },
  ]
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= EDGE && top >= EDGE && left + size.width <= screen.width - EDGE && top + size.height <= screen.height - EDGE
  const below = screen.height - keep.bottom > keep.top
  return places.find(fits) ?? { left: x, top: below ? screen.height - EDGE - size.height : EDGE }
}

/** Of some places for a card, the one that covers least of what it must not cover; of equal ones the one that covers least of what it should not; then the first. */
export function leastCovering(places: Box[], keeps: Box[], others: Box[] = []): Box | undefined {
  const covered = (place: Box, boxes: Box[]) => boxes.reduce((sum, box) => sum + shared(place, box), 0)
  return places.toSorted((a, b) => covered(a, keeps) - covered(b, keeps) || covered(a, others) - covered(b, others))[0]
}

/** The part of a box that lies within another. */
export function clipped(box: Box, frame: Box): Box {
  return {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  }
}

/** How much two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const { left, top, right, bottom } = clipped(a, b)
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** A box with a rim of `share` of its own size round it. */
export function widened({ left, top, right, bottom }: Box, share: number): Box {
  const wide = (right - left) * share
  const high = (bottom - top) * share
  return { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high }
}
