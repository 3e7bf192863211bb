import { ilike, sql, type SQL } from 'drizzle-orm'
import type { Search } from './find-part.ts'

/** Words anywhere in a `searchedText`. */
export function searchFor(text: SQL, words: string): Search {
  const [name = ''] = words.split('@', 1)
  if (name === words || !canBeLookedUp(name))
    return { condition: ilike(text, containing(words)), isIndexed: canBeLookedUp(words) }
  // Half of all addresses end alike: the index is asked for the other half alone, and the few that it finds are compared.
  const whole = ilike(sql`(${text} || '')`, containing(words))
  return { condition: sql`(${ilike(text, containing(name))} and ${whole})`, isIndexed: true }
}

/** The same, and what is a phone number however it is spaced. */
export function withPhone(text: SQL, words: string): Search {
  const digits = words.replaceAll(/[\s().+-]/g, '')
  const search = searchFor(text, words)
  if (!/^\d{4,}$/.test(digits)) return search
  const byDigits = searchFor(text, digits)
  // "12 34" is in no index, and its digits are.
  return search.isIndexed ? either(search, byDigits.condition) : byDigits
}

/** What has the words in its text, and what is found some other way. */
export const either = ({ condition, isIndexed }: Search, other: SQL): Search => ({
  condition: sql`(${condition} or ${other})`,
  isIndexed,
})

/** The pattern for ILIKE that finds these words anywhere, whatever characters are in them. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

// Trigrams are of three letters or digits side by side: anything shorter is in no index of them.
const canBeLookedUp = (words: string) => /[\p{L}\p{N}]{3}/u.test(words)
