/** The one sentence of the bar for the person who acts, and the clause behind it. */
import type { CarcassonneMat, FigureChoice } from '../../wire'
import { skipped } from './choosing'
import { fruitName, squareName, tileName } from './naming'
import type { Play } from './play.svelte'
import { choiceName, choiceWorth } from './reasons'
import { say, together } from './words'

export function sentence(play: Play): string {
  const { picture, choices, draft } = play
  if (!picture || !choices) return ''
  if (draft.kind === 'lay') {
    const more = play.lit.get(draft.at)?.length ?? 1
    return say('bar-lay-chosen', { place: squareName(draft.at), turns: more })
  }
  if (draft.kind === 'act') return actSentence(play, draft.words)
  switch (picture.phase) {
    case 'tile':
      return say('bar-lay', { tile: tileName(play.printed, picture.hand), count: play.lit.size })
    case 'tree':
      return say('bar-tree')
    case 'fruit':
      return say('bar-fruit', { trees: play.open.length, sales: choices.sales.length, count: picture.fruit_actions })
    case 'phantom':
      return say('bar-phantom')
    default:
      return say('bar-meeple', {
        count: play.placeable.length,
        recall: choices.recall && !choices.recall.rule ? 'yes' : 'no',
        left: leftOf(picture.mats[choices.seat], choices.figures),
      })
  }
}

/** Which of the figures that may be asked for are at home: "some" that go anywhere, only the "abbot", or "none". */
export function leftOf(mat: CarcassonneMat | undefined, asked: FigureChoice[] = []): 'some' | 'abbot' | 'none' {
  const phantom = mat?.phantom && asked.some((choice) => choice.figure === 'phantom')
  return mat?.meeples || phantom ? 'some' : mat?.abbot ? 'abbot' : 'none'
}

function actSentence(play: Play, words: string): string {
  const { picture, choices } = play
  const [verb = '', ...rest] = words.split(' ')
  const figure = play.putting
  if (figure && picture)
    return say('bar-figure', {
      figure: figure.figure,
      part: choiceName(figure, picture, play.printed),
      ...choiceWorth(figure),
      ...(figure.part.includes(' field') ? { how: 'field' } : {}),
    })
  if (verb === 'tree') return say('bar-tree-chosen', { kind: rest[0] ?? '' })
  if (verb === 'recall') return say('bar-recall', { points: choices?.recall?.points ?? 0 })
  if (verb === 'harvest') {
    const tree = choices?.trees.find((one) => one.words === words)
    const kind = picture?.trees.find((one) => one.at === tree?.at)?.fruit ?? ''
    const { least = 0, most = 0, mean = 0 } = tree ?? {}
    return say('bar-harvest', { kind, least, most, mean, known: least === most ? 'yes' : 'no' })
  }
  if (verb === 'sell') {
    const sale = choices?.sales.find((one) => one.words === words)
    return say('bar-sell', {
      fruits: together((sale?.fruits ?? []).map(fruitName)),
      points: sale?.points ?? 0,
      costs: sale?.costs ?? 0,
    })
  }
  return say('bar-skip', { what: skipped(picture, choices) })
}

const RULES: Record<string, string> = {
  tile: 'tile.match',
  tree: 'fruit.stack',
  meeple: 'meeple.place',
  fruit: 'fruit.action',
  phantom: 'phantom.place',
}
const VERBS: Record<string, string> = {
  abbot: 'abbot.place',
  phantom: 'phantom.place',
  recall: 'abbot.recall',
  harvest: 'fruit.harvest',
  sell: 'fruit.sell',
}

export function ruleOf(play: Play): string {
  const verb = play.draft.kind === 'act' ? (play.draft.words.split(' ')[0] ?? '') : ''
  return VERBS[verb] ?? RULES[play.picture?.phase ?? ''] ?? 'tile.match'
}
