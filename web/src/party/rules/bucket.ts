/** The bucket of lemons and limes, as hesperides/party/bucket.py draws it: true is a lemon. */
export const FRUIT = 24
const FEWEST = 9
const MOST = 15
const SPREAD = 2654435761

function draws(seed: number): () => number {
  let x = (Math.imul(seed, SPREAD) + 1) >>> 0 || 1
  return () => {
    x = (x ^ (x << 13)) >>> 0
    x = (x ^ (x >>> 17)) >>> 0
    x = (x ^ (x << 5)) >>> 0
    return x
  }
}

export function bucket(seed: number): boolean[] {
  const draw = draws(seed)
  const lemons = FEWEST + (draw() % (MOST - FEWEST + 1))
  const fruit = Array.from({ length: FRUIT }, (_, k) => k < lemons)
  for (let k = FRUIT - 1; k > 0; k--) {
    const other = draw() % (k + 1)
    const here = fruit[k] === true
    fruit[k] = fruit[other] === true
    fruit[other] = here
  }
  return fruit
}
