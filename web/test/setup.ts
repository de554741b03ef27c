/** The texts are there before anything is said, as on the page. */
import { GAMES } from '../src/games'
import { learn } from '../src/words'

await Promise.all(['', 'party', ...Object.keys(GAMES)].map(learn))
