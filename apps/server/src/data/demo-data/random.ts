import { createHash } from 'node:crypto'

/** Draws the same values in the same order for the same seed. Not for anything that must not be guessed. */
export interface Random {
  /** From 0 to just below 1. */
  next(): number
  /** An integer, both ends included. */
  between(least: number, most: number): number
  /** True with this probability. */
  happens(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** An index into the weights; a heavier one is more likely. */
  weighted(weights: readonly number[]): number
  /** Normally distributed around the mean. */
  around(mean: number, spread: number): number
  shuffle<Item>(items: readonly Item[]): Item[]
  /** Looks like all other ids. */
  id(): string
}

/** An independent source for each purpose, such as each day: more draws from one do not shift the others. */
export function createRandom(seed: string): Random {
  const next = sfc32(createHash('sha256').update(seed).digest())
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    happens: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => (left -= weight) < 0)
      return index < 0 ? weights.length - 1 : index
    },
    // The Box–Muller transform.
    around: (mean, spread) =>
      mean + spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle(items) {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = between(0, last)
        ;[shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never]
      }
      return shuffled
    },
    id: () =>
      Array.from({ length: 4 }, () =>
        Math.floor(next() * 2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  }
}

/** Chris Doty-Humphrey's small fast counting generator: good enough for a year of lunches, in five lines. */
function sfc32(seed: Buffer): () => number {
  let [a, b, c, counter] = [0, 4, 8, 12].map((offset) => seed.readInt32LE(offset)) as [
    number,
    number,
    number,
    number,
  ]
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
}
