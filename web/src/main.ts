import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import './play/seats.css'
import { language, learn, ownName } from './words'

const FONTS = ['600 1rem "Alegreya Variable"', '400 1rem "Source Sans 3 Variable"']
const PATIENCE = 800

/** The letters come first, so that nothing moves when they arrive: the Latin ones, and those that the language needs to write its own name. */
async function letters(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, PATIENCE))
  await Promise.race([
    Promise.allSettled(FONTS.map((font) => document.fonts.load(font, `a${ownName(language)}`))),
    late,
  ])
}

document.documentElement.lang = language
await Promise.all([letters(), learn('')])
const page = document.getElementById('page')
if (page) mount(App, { target: page })
