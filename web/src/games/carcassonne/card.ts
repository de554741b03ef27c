/** Carcassonne on the start page, and where the rest of it is. */
import type { GameCardPage } from '../../games'

export default {
  first: { trees: '' },
  cover: () => import('./Cover.svelte'),
  pieces: () => import('./Pieces.svelte'),
  page: () => import('./page'),
} satisfies GameCardPage
