/** Every tile in every turn, to be looked at: `npm run tiles -- FILE [light|dark] [SIDE]`. */
import { mount } from 'svelte'
import '../../src/fonts.css'
import '../../src/tokens.css'
import '../../src/base.css'
import '../../src/games/carcassonne/art/art.css'
import Sheet from './Sheet.svelte'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.light = query.get('light') ?? 'light'
mount(Sheet, {
  target: document.body,
  props: {
    side: Number(query.get('side') ?? 120),
    only: query.get('only') ?? '',
    turns: Number(query.get('turns') ?? 0),
    all: query.has('all'),
  },
})
