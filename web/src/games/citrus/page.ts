/** The table of Citrus. */
import { gamePage } from '../../games'
import type { TableNow } from '../../wire'
import './art/art.css'
import Sprites from './art/Sprites.svelte'
import Board from './Board.svelte'
import Figure from './Figure.svelte'
import { flights } from './flights'
import Hand from './Hand.svelte'
import Mats from './Mats.svelte'
import Piece from './Piece.svelte'
import { Play } from './play.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import { sources } from './telling'
import { say } from './words'

const mayBuy = (play: Play) => !play.drafted && (play.choices?.lines.some((line) => line.legal) ?? false)

const ROWS = {
  harvest: () => say('source-harvest'),
  fincas: () => say('source-fincas'),
  returned: () => say('source-returned'),
  unfinished: () => say('source-unfinished'),
  regions: () => say('source-regions'),
  horses: () => say('source-horses'),
  tiles: () => say('source-tiles'),
}

export default gamePage({
  sit: (table) => new Play(table),
  Sprites,
  Board,
  Mats,
  Strip,
  Side,
  Hand,
  Figure,
  Piece,
  flights: (...pictures) => flights(...(pictures as Parameters<typeof flights>)),
  keys: [{ key: 'm', command: 'market' }],
  hints: [
    { name: 'goal', at: '.mat.acting .score, .strip .acting', when: (play) => mayBuy(play) },
    { name: 'line', at: '.confirm', clear: '.market', when: (play) => play.draft.kind === 'line' },
    {
      name: 'place',
      at: '.hand',
      clear: '.space.can',
      when: (play) => play.hand !== null && play.draft.kind === 'none',
    },
    {
      name: 'quick',
      at: '.confirm',
      clear: '.hand',
      offers: 'oneTap',
      when: (play) => play.draft.kind === 'place' && !!play.words,
    },
    { name: 'site', at: '.space.can', when: (play) => (play.choices?.sites.length ?? 0) > 0 },
    { name: 'end', at: '.confirm', when: (play) => play.words === 'end' && (play.choices?.legal.length ?? 0) > 1 },
    { name: 'harvest', at: '.space.can', when: (play) => mayBuy(play) && play.harvestable.size > 0 },
    { name: 'market', at: '.market', when: (play) => mayBuy(play) },
  ],
  sources: (now: TableNow) => {
    const bySeat = now.seats.map((_, seat) => sources(now.entries, seat))
    return (Object.keys(ROWS) as (keyof typeof ROWS)[]).map((row) => ({
      name: ROWS[row](),
      points: bySeat.map((one) => one[row]),
    }))
  },
})
