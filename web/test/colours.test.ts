/** The colours of the seats can be told apart with any colour vision (Machado 2009, full severity; distances in OKLab). */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const CSS = readFileSync(resolve(import.meta.dirname, '../src/tokens.css'), 'utf8')
const EASILY_MIXED_UP = 0.1
type Triple = [number, number, number]
const VISIONS: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function seen(colour: string, rows: [Triple, Triple, Triple]): Triple {
  const rgb = [1, 3, 5].map((k) => linear(parseInt(colour.slice(k, k + 2), 16) / 255)) as Triple
  return rows.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Triple
}

function oklab(rgb: Triple): Triple {
  const lms = [
    dot([0.4122214708, 0.5363325363, 0.0514459929], rgb),
    dot([0.2119034982, 0.6806995451, 0.1073969566], rgb),
    dot([0.0883024619, 0.2817188376, 0.6299787005], rgb),
  ].map(Math.cbrt) as Triple
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ]
}

function coloursOf(set: string): string[] {
  const block = CSS.slice(CSS.indexOf(`[data-seats='${set}']`)).split('}')[0] ?? ''
  return [...block.matchAll(/--player-\d: (#[0-9a-f]{6})/g)].map((found) => found[1] ?? '')
}

test.each(['safe', 'contrast'])('%s', (set) => {
  const colours = coloursOf(set)
  expect(colours.length).toBe(6)
  for (const rows of Object.values(VISIONS)) {
    const points = colours.map((colour) => oklab(seen(colour, rows)))
    const apart = points.flatMap((a, k) =>
      points.slice(k + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    )
    expect(Math.min(...apart)).toBeGreaterThan(EASILY_MIXED_UP)
  }
})
