/** The table in words: names of spaces, plantations, lines and tiles, for labels, tips, log and speech. */
import { seatName } from '../../play/seats'
import { inOneRow, say, together } from './words'
import type { CitrusPicture, Region, Seat, Space } from '../../wire'
import { spot } from './geometry'

/** "D4" of "d4"; letters of fincas and numbers of the market stay as they are. */
export function placeName(at: string): string {
  return /^[a-z]\d+$/.test(at) ? at.toUpperCase() : at
}

export function plantationName(name: string): string {
  return say('plantation', { kind: name.slice(0, 2), well: name.endsWith('+') ? 'yes' : 'no' })
}

export function fruitName(kind: string): string {
  return say('fruit', { kind: kind.slice(0, 2) })
}

export function tileName(name: string): string {
  const [kind = '', value = '0'] = name.split(' ')
  return say('tile', { kind, value: Number(value) })
}

/** "row 2" of "r2". */
export function lineName(name: string): string {
  return say('line', { side: name[0] ?? '', number: Number(name.slice(1)) })
}

/** "row 2, column 3". */
export function placeInMarket(column: number, row: number): string {
  return inOneRow([lineName(`r${row}`), lineName(`c${column}`)])
}

/** "lemon, lime with well and orange" of what lies in a market line. */
export function lineContents(picture: CitrusPicture, name: string): string {
  return together(inLine(picture, name).map(plantationName))
}

/** The plantations that lie in a market line now. */
export function inLine(picture: CitrusPicture, name: string): string[] {
  const line = picture.market.lines.find((one) => one.name === name)
  return (line?.spaces ?? []).map((n) => picture.market.spaces[n - 1] ?? '').filter(Boolean)
}

function regionName(region: Region, seats: Seat[]): string {
  if (region.owner === null) return say('region-neutral', { size: region.size })
  return say('region-of', { size: region.size, owner: seatName(seats, region.owner) })
}

function fincaSpaceName(picture: CitrusPicture, seats: Seat[], letter: string): string {
  const finca = picture.fincas.find((one) => one.letter === letter)
  if (!finca) {
    const open = picture.sites.includes(letter) ? 'open' : picture.sites_left.includes(letter) ? 'later' : 'gone'
    return say('finca-site', { letter, open })
  }
  if (finca.scored) return say('finca-closed', { letter })
  const counts = finca.counts.flatMap((count, seat) =>
    count ? [say('finca-count', { name: seats[seat]?.name ?? '', count })] : [],
  )
  const who = counts.length ? together(counts) : say('finca-nobody')
  return say('finca-standing', { letter, high: finca.high, low: finca.low, open: finca.open.length, who })
}

/** The full name of a space: "D4, lemon with well, region of 3 of Ada (circle A), road of finca E". */
export function spaceName(picture: CitrusPicture, seats: Seat[], space: Space): string {
  const parts = [placeName(space.at)]
  const region = space.region === null || space.region === undefined ? undefined : picture.regions[space.region]
  if (space.kind === 'finca') parts.push(fincaSpaceName(picture, seats, space.letter ?? ''))
  else if (space.plantation) parts.push(plantationName(space.plantation))
  else if (space.landscape) parts.push(tileName(space.landscape))
  else parts.push(say('space-empty', { kind: space.kind }))
  if (region) parts.push(regionName(region, seats))
  if (region && region.worker === space.at) parts.push(say('space-worker'))
  for (const letter of space.roads ?? []) {
    const built = picture.fincas.some((finca) => finca.letter === letter)
    parts.push(say('space-road', { letter, built: built ? 'yes' : 'no' }))
  }
  return inOneRow(parts)
}

/** Reading order: row by row from the top, left to right. */
export function inReadingOrder(names: string[]): string[] {
  return [...names].sort((a, b) => spot(a).y - spot(b).y || spot(a).x - spot(b).x)
}

/** "4 plantations + 2 wells = 6" of a harvest's points. */
export function sum(plantations: number, points: number): string {
  return say('sum-harvest', {
    plantations,
    wells: points - plantations,
    points,
    any: points > plantations ? 'yes' : 'no',
  })
}
