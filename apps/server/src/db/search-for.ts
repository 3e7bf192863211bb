import { foldWords } from '@tiffin/contract'
import { ilike, sql, type SQL } from 'drizzle-orm'
import type { Search } from './find-page.ts'

/** Finds search terms anywhere in a `searchedText`. */
export function searchFor(text: SQL, typed: string): Search {
  const words = foldWords(typed)
  const [name = ''] = words.split('@', 1)
  if (name === words || !canBeLookedUp(name))
    return { condition: ilike(text, containing(words)), isIndexed: canBeLookedUp(words) }
  // Half of all addresses end alike: the index looks up only the other half, and the few matches are compared in full.
  const whole = ilike(sql`(${text} || '')`, containing(words))
  return { condition: sql`(${ilike(text, containing(name))} and ${whole})`, isIndexed: true }
}

/** The same, and also finds a phone number regardless of its spacing. */
export function withPhone(text: SQL, words: string): Search {
  const digits = words.replaceAll(/[\s().+-]/g, '')
  const search = searchFor(text, words)
  if (!/^\d{4,}$/.test(digits)) return search
  const byDigits = searchFor(text, digits)
  // "12 34" is in no index, but its digits are.
  return search.isIndexed ? either(search, byDigits.condition) : byDigits
}

/** Rows whose text matches, and rows that match in another way. */
export const either = ({ condition, isIndexed }: Search, other: SQL): Search => ({
  condition: sql`(${condition} or ${other})`,
  isIndexed,
})

/** The ILIKE pattern that finds this text anywhere, whatever characters it contains. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

// Trigrams consist of three adjacent letters or digits: anything shorter is in no trigram index.
const canBeLookedUp = (words: string) => /[\p{L}\p{N}]{3}/u.test(words)
