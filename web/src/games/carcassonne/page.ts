/** The table of Carcassonne. */
import { gamePage } from '../../games'
import type { TableNow } from '../../wire'
import './art/art.css'
import Board from './Board.svelte'
import Figure from './Figure.svelte'
import { flights } from './flights'
import Hand from './Hand.svelte'
import Mats from './Mats.svelte'
import Piece from './Piece.svelte'
import { Play } from './play.svelte'
import { fetchPrinted } from './printed.svelte'
import Side from './Side.svelte'
import Strip from './Strip.svelte'
import { sources, type SourceName } from './telling'
import { say } from './words'

// Nothing can be drawn before it is known what is printed; where that fails, it is asked for again at the table.
await fetchPrinted().catch(() => {})

const ROWS: Record<SourceName, () => string> = {
  roads: () => say('source-roads'),
  cities: () => say('source-cities'),
  monasteries: () => say('source-monasteries'),
  gardens: () => say('source-gardens'),
  harvests: () => say('source-harvests'),
  sales: () => say('source-sales'),
  unfinished: () => say('source-unfinished'),
  fields: () => say('source-fields'),
  tokens: () => say('source-tokens'),
}

const inPhase = (play: Play, phase: string) => play.choices !== null && play.picture?.phase === phase

export default gamePage({
  sit: (table) => new Play(table),
  Board,
  Mats,
  Strip,
  Side,
  Hand,
  Figure,
  Piece,
  flights: (...pictures) => flights(...(pictures as unknown as Parameters<typeof flights>)),
  keys: [
    { key: 'r', command: 'rotate' },
    { key: 'r', shift: true, command: 'rotate-back' },
    { key: 'm', command: 'spot' },
    { key: 'm', shift: true, command: 'spot-back' },
    { key: 'x', command: 'none' },
  ],
  hints: [
    { name: 'goal', at: '.mat.acting .score, .strip .acting', when: (play) => inPhase(play, 'tile') && !play.drafted },
    { name: 'turn', at: '.confirm', clear: '.grid [aria-selected="true"]', when: (play) => play.draft.kind === 'lay' },
    { name: 'lay', at: '.hand', clear: '.drawn, .space.can', when: (play) => inPhase(play, 'tile') },
    { name: 'tree', at: '.orchard', clear: '.laid, .space.can', when: (play) => inPhase(play, 'tree') },
    { name: 'fruit', at: '.choices', clear: '.laid, .space.can', when: (play) => inPhase(play, 'fruit') },
    {
      name: 'meeple',
      at: '.choices',
      clear: '.laid, .space.can',
      when: (play) => inPhase(play, 'meeple') && play.placeable.length > 0,
    },
  ],
  sources: (now: TableNow) => {
    const bySeat = now.seats.map((_, seat) => sources(now.entries, seat))
    return (Object.keys(ROWS) as SourceName[]).map((row) => ({
      name: ROWS[row](),
      points: bySeat.map((one) => one[row]),
    }))
  },
})
