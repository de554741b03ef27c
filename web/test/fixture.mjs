/** A made-up table in mid-game, for tests of the drawing and for looking at pages without a server. Not a game: only a picture. */

const GRIDS = {
  short: [
    '.....D......',
    '.*.*...*.B.*',
    '..A.*.#*..*.',
    '.....F..K..G',
    '.#*.*.*..*..',
    'E......C*.#.',
    '.*.H..*...*.',
    '....*.J..I..',
  ],
  long: [
    '...*.....*.*...',
    '..*.A.#...E.*..',
    '.F...*.G...*.B.',
    '*.#.*...*...#..',
    '....H.*.#.I...*',
    '.J.*.#.K..*#.L.',
    '*.*...*..*..*..',
    '....M...*.D.#..',
    '.C.#.*.N...*.O.',
    '..*......*.....',
  ],
}
const COLOURS = ['le', 'li', 'or', 'bo', 'gr']
const TILES = [
  'horses 2',
  'horses 3',
  'horses 4',
  'money 2',
  'money 3',
  'cart',
  'bull',
  'bridge',
  'milestone',
  'horses 4',
  'cart',
  'bridge',
]
const ROWS = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 0],
  [11, 12, 0, 0],
]
const NAMES = ['Ada', 'Ben', 'Chiara', 'Dmitri', 'Esperanza']

const at = (x, y) => String.fromCharCode(97 + x) + (y + 1)

function generator(seed) {
  let s = seed
  return () => ((s = (s * 1103515245 + 12345) % 2147483648), s / 2147483648)
}

/** Spaces, regions and fincas of a board on which `moves` plantations were put more or less at random. */
function growth(grid, seats, moves, random) {
  const columns = grid[0].length
  const rows = grid.length
  const spaces = []
  const letters = {}
  grid.forEach((line, y) =>
    [...line].forEach((sign, x) => {
      const kind = sign === '#' ? 'rock' : sign === '*' ? 'bush' : sign === '.' ? 'open' : 'finca'
      spaces.push({
        at: at(x, y),
        kind,
        letter: kind === 'finca' ? sign : '',
        landscape: kind === 'bush' ? TILES[Math.floor(random() * TILES.length)] : '',
        plantation: '',
        region: null,
        roads: [],
        x,
        y,
      })
      if (kind === 'finca') letters[sign] = { x, y }
    }),
  )
  const get = (x, y) => (x >= 0 && y >= 0 && x < columns && y < rows ? spaces[y * columns + x] : undefined)
  const around = (s) => [get(s.x, s.y - 1), get(s.x + 1, s.y), get(s.x, s.y + 1), get(s.x - 1, s.y)].filter(Boolean)
  for (const [letter, { x, y }] of Object.entries(letters))
    for (const s of around({ x, y })) if (s.kind !== 'rock') s.roads.push(letter)
  const built = Object.keys(letters)
    .sort()
    .slice(0, Math.min(8, Object.keys(letters).length - 3))
  const owner = new Map()
  const put = (s, colour, seat) => {
    s.plantation = colour + (random() < 0.33 ? '+' : '')
    s.landscape = ''
    owner.set(s.at, seat)
  }
  let seat = 0
  for (let n = 0; n < moves; n++) {
    seat = (seat + 1) % seats
    const free = spaces.filter((s) => !s.plantation && (s.kind === 'open' || s.kind === 'bush'))
    const choices = free.flatMap((s) =>
      COLOURS.flatMap((colour) => {
        const same = around(s).filter((o) => o.plantation.slice(0, 2) === colour)
        if (same.some((o) => owner.get(o.at) !== seat)) return []
        const starts = s.roads.some((letter) => built.includes(letter))
        if (same.length === 0 && (!starts || random() < 0.4)) return []
        const big = spaces.filter((o) => o.plantation.slice(0, 2) === colour && owner.get(o.at) === seat).length
        return [{ s, colour, worth: same.length - big * 0.8 + random() * 2.5 }]
      }),
    )
    choices.sort((a, b) => b.worth - a.worth)
    if (choices[0]) put(choices[0].s, choices[0].colour, seat)
  }
  const regions = []
  for (const s of spaces) {
    if (!s.plantation || s.region !== null) continue
    const colour = s.plantation.slice(0, 2)
    const found = [s]
    s.region = regions.length
    for (const one of found)
      for (const o of around(one)) {
        if (o.plantation.slice(0, 2) === colour && o.region === null && owner.get(o.at) === owner.get(s.at)) {
          o.region = regions.length
          found.push(o)
        }
      }
    const neutral = random() < 0.25
    const names = found.sort((a, b) => a.y - b.y || a.x - b.x).map((o) => o.at)
    regions.push({
      at: names[0],
      colour,
      owner: neutral ? null : owner.get(s.at),
      size: names.length,
      points: names.length + found.filter((o) => o.plantation.endsWith('+')).length,
      spaces: names,
      worker: neutral ? '' : names[Math.floor(names.length / 2)],
    })
  }
  const values = [
    [12, 4],
    [10, 5],
    [8, 6],
  ]
  const fincas = built.map((letter, k) => {
    const { x, y } = letters[letter]
    const ring = [-1, 0, 1]
      .flatMap((dy) => [-1, 0, 1].map((dx) => (dx || dy ? get(x + dx, y + dy) : undefined)))
      .filter(Boolean)
    const touched = new Set(ring.map((s) => s.region).filter((r) => r !== null))
    const counts = Array.from({ length: seats }, (_, q) =>
      [...touched].filter((r) => regions[r].owner === q).reduce((sum, r) => sum + regions[r].size, 0),
    )
    const open = ring.filter((s) => s.kind === 'open' && !s.plantation).map((s) => s.at)
    return { letter, high: values[k % 3][0], low: values[k % 3][1], scored: open.length === 0, counts, open }
  })
  return {
    columns,
    rows,
    spaces: spaces.map(({ x, y, ...s }) => s),
    regions,
    fincas,
    letters: Object.keys(letters).sort(),
    built,
  }
}

function mats(seats, phase) {
  return Array.from({ length: seats }, (_, k) => ({
    score: [41, 38, 27, -3, 12][k],
    money: [7, 12, 3, 0, 5][k],
    workers: [3, 1, 2, 5, 0][k],
    tiles: [
      { cart: 1, bull: 1, 'money 3': 1 },
      { bridge: 2 },
      { milestone: 1, cart: 2, 'money 2': 1, bridge: 1 },
      {},
      { bull: 1 },
    ][k],
    horses: [[2, 4], [3], [], [4, 4, 3], []][k],
    regions: [2, 4, 3, 0, 5][k],
    projection: {
      total: [63, 57, 40, 8, 30][k],
      fincas: [9, 8, 6, 0, 9][k],
      regions: [7, 8, 7, 0, 9][k],
      horses: [6, 3, 0, 11, 0][k],
      tiles: [3, 2, 5, 0, 1][k],
    },
    phase,
  })).map(({ phase: _, ...mat }) => mat)
}

/** A TableNow. `phase`: main, place, site, done or over. */
export function table({ board = 'long', seats = 2, phase = 'main', moves = 36, seed = 5 } = {}) {
  const random = generator(seed)
  const grown = growth(GRIDS[board], seats, moves, random)
  const market = {
    rows: ROWS,
    spaces: ['le', '', 'or+', 'gr', 'bo', 'li+', '', 'le', 'bo+', 'or', 'li', 'gr'],
    lines: [],
  }
  ROWS.forEach((row, k) =>
    market.lines.push({ name: `r${k + 1}`, spaces: row.filter((n) => n && market.spaces[n - 1]) }),
  )
  ROWS[0].forEach((_, k) =>
    market.lines.push({
      name: `c${k + 1}`,
      spaces: ROWS.map((row) => row[k]).filter((n) => n && market.spaces[n - 1]),
    }),
  )
  const sites = grown.letters.filter((letter) => !grown.built.includes(letter)).slice(0, 3)
  const over = phase === 'over'
  const hand = phase === 'place' ? ['li+', 'or'] : []
  const picture = {
    game: 'citrus',
    columns: grown.columns,
    rows: grown.rows,
    spaces: grown.spaces,
    regions: grown.regions,
    fincas: grown.fincas,
    sites,
    sites_left: grown.letters.filter((letter) => !grown.built.includes(letter) && !sites.includes(letter)),
    fincas_left: { '12/4': 2, '10/5': 3, '8/6': 2 },
    market,
    bag: { le: 6, li: 9, or: 7, bo: 8, gr: 5, 'le+': 2, 'li+': 3, 'or+': 1, 'bo+': 4, 'gr+': 2 },
    mats: mats(seats, phase),
    phase,
    actor: over ? null : 0,
    turn: 14,
    first: 0,
    hand,
    refill_due: false,
    over,
    winners: over ? [0] : [],
  }
  return {
    is: 'table',
    id: 'fixture',
    game: 'citrus',
    options: board === 'short' ? { short: '' } : {},
    rules_version: 1,
    seats: Array.from({ length: seats }, (_, k) => ({
      letter: 'ABCDE'[k],
      name: NAMES[k],
      kind: k ? 'bot' : 'person',
      bot: k ? 'greedy' : '',
      mine: k === 0,
    })),
    pace: 700,
    n: ENTRIES.length,
    entries: ENTRIES.map((entry) => ({
      ...entry,
      scores: Array.from({ length: seats }, (_, k) => entry.scores[k] ?? 0),
    })),
    picture,
    choices: over ? null : choices(picture, phase),
    undo_to: phase === 'place' ? 12 : null,
    restart_to: phase === 'place' ? 12 : null,
  }
}

const fired = (rule, seat, points, amount, place) => ({ rule, seat, points, amount, place })
const ENTRIES = [
  { actor: null, words: 'first 0', fired: [], scores: [0, 0] },
  { actor: 0, words: 'buy r2', fired: [fired('buy.line', 0, 0, 3, 'r2')], scores: [0, 0] },
  { actor: 0, words: 'build le+ c4', fired: [fired('build.start', 0, 0, 1, 'c4')], scores: [0, 0] },
  { actor: 0, words: 'build li d2', fired: [fired('build.extend', 0, 0, 3, 'd2')], scores: [0, 0] },
  { actor: 0, words: 'end', fired: [], scores: [0, 0] },
  {
    actor: 1,
    words: 'harvest c2 d7',
    fired: [
      fired('harvest.score', 1, 6, 4, 'c2'),
      fired('harvest.score', 1, 2, 2, 'd7'),
      fired('harvest.income', 1, 0, 6, ''),
    ],
    scores: [0, 8],
  },
  { actor: 1, words: 'money 3', fired: [fired('tile.money', 1, 0, 3, '')], scores: [0, 8] },
  {
    actor: 1,
    words: 'end',
    fired: [
      fired('finca.enclosed', 1, 0, 0, 'B'),
      fired('finca.first-second', 1, 10, 5, 'B'),
      fired('finca.first-second', 0, 5, 3, 'B'),
    ],
    scores: [5, 18],
  },
  { actor: 0, words: 'cart 7', fired: [fired('tile.cart', 0, 0, 0, '7')], scores: [5, 18] },
  {
    actor: 0,
    words: 'build or e4 bridge',
    fired: [fired('tile.bridge', 0, 0, 0, 'e4'), fired('build.take', 0, 0, 0, 'e4')],
    scores: [5, 18],
  },
  { actor: null, words: 'market 7 le+', fired: [], scores: [5, 18] },
  { actor: 0, words: 'end', fired: [], scores: [41, 38] },
].map((entry, k) => ({ n: k + 1, ...entry }))

function choices(picture, phase) {
  const own = picture.regions.filter((region) => region.owner === 0)
  const free = picture.spaces.filter((s) => !s.plantation && (s.kind === 'open' || s.kind === 'bush')).map((s) => s.at)
  const lit = free.filter((_, k) => k % 5 === 0)
  const places = picture.hand.map((plantation, h) => ({
    plantation,
    spaces: Object.fromEntries(
      lit.filter((_, k) => k % 2 === h % 2 || k < 3).map((s, k) => [s, k === 1 ? ['', 'milestone'] : ['']]),
    ),
    refusals: Object.fromEntries(
      picture.spaces
        .filter((s) => !lit.includes(s.at))
        .map((s, k) => [s.at, [['build.space', 'build.rivals', 'build.start'][k % 3], '']]),
    ),
    strands: lit.slice(4, 5),
  }))
  const lines = picture.market.lines.map((line, k) => ({
    name: line.name,
    price: line.spaces.length,
    legal: line.spaces.length > 0 && k !== 2,
    rule: k === 2 ? 'buy.all' : line.spaces.length ? '' : 'buy.line',
    brings_finca: k === 0,
  }))
  const legal = {
    main: [
      ...lines.filter((l) => l.legal).map((l) => `buy ${l.name}`),
      ...own.map((r) => `harvest ${r.at}`),
      'money 3',
      'cart 1',
    ],
    place: places.flatMap((p) =>
      Object.entries(p.spaces).flatMap(([s, h]) =>
        h.map((help) => `build ${p.plantation} ${s}${help ? ` ${help}` : ''}`),
      ),
    ),
    site: picture.sites.map((letter) => `site ${letter}`),
    done: ['end', 'money 3'],
  }[phase]
  return {
    game: 'citrus',
    seat: 0,
    legal,
    lines: phase === 'main' ? lines : [],
    harvests: phase === 'main' ? own.map((r) => ({ at: r.at, size: r.size, points: r.points })) : [],
    incomes: [0, 6, 7, 8],
    places,
    sites: phase === 'site' ? picture.sites : [],
    stranding_sites: phase === 'site' ? picture.sites.slice(2) : [],
    carts: { 1: '', 3: '', 4: 'build.space' },
    bulls: free.slice(0, 12),
    tile_refusals: {},
  }
}
