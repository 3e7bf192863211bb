import { foldWords, type Product } from '@tiffin/contract'

const MAX_HITS = 8
const QUANTITY = /^(?<quantity>[1-9]\d?)\s*[x×*]?\s+(?<words>.*)$/iu

/** '3 sam' is three of what 'sam' finds. */
export function readWanted(typed: string): { quantity: number; words: string } {
  const groups = QUANTITY.exec(typed.trimStart())?.groups
  return groups === undefined
    ? { quantity: 1, words: typed.trim() }
    : { quantity: Number(groups['quantity']), words: (groups['words'] ?? '').trim() }
}

const plain = (text: string) => foldWords(text).toLowerCase()

/** 0: nothing of it begins so. A title's own first letters count most, then any word of it, then the category. */
function scoreOf(words: readonly string[], { title, category }: Product): number {
  const own = plain(title)
  const parts = own.split(/[^\p{L}\p{N}]+/u)
  const kind = plain(category.name).split(/[^\p{L}\p{N}]+/u)
  let score = own.startsWith(words.join(' ')) ? 1 : 0
  for (const word of words) {
    if (parts.some((part) => part.startsWith(word))) score += 2
    else if (kind.some((part) => part.startsWith(word))) score += 1
    else return 0
  }
  return score
}

/** The dishes that staff may mean, the likeliest first; without words those that are ordered most. */
export function findDishes(
  products: readonly Product[],
  words: string,
  rankOf: (product: Product) => number,
): Product[] {
  const wanted = plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return products
    .map((product) => ({ product, score: wanted.length === 0 ? 1 : scoreOf(wanted, product) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || rankOf(a.product) - rankOf(b.product))
    .slice(0, MAX_HITS)
    .map(({ product }) => product)
}
