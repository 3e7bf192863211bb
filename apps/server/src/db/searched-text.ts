import { ACCENTS, foldWords, LEAST_DIGITS, LIGATURES, PLAIN_LETTERS, TOLD_BY_DIGITS } from '@tiffin/contract'
import { ilike, sql, type Column, type SQL } from 'drizzle-orm'
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

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** `foldWords` in SQL. Most texts are plain ASCII, which costs nothing. */
function folded(text: SQL): SQL {
  const [from, to] = [Object.keys(PLAIN_LETTERS).join(''), Object.values(PLAIN_LETTERS).join('')]
  const plain = Object.entries(LIGATURES).reduce(
    (inner, [letter, letters]) => sql`replace(${inner}, ${quoted(letter)}, ${quoted(letters)})`,
    sql`translate(${text}, ${quoted(from)}, ${quoted(to)})`,
  )
  const decomposed = sql`regexp_replace(normalize(${plain}, NFKD), ${quoted(ACCENTS)}, '', 'g')`
  return sql`(case when octet_length(${text}) = char_length(${text}) then ${text} else ${decomposed} end)`
}

/**
 * One text of everything that a search looks at, without accents, with separators that no one can type, so no match
 * spans two parts. A trigram index over exactly this expression answers `like '%words%'` for words from `foldWords`.
 */
export const searchedText = (...parts: (Column | SQL)[]): SQL =>
  folded(
    sql`(${sql.join(
      parts.map((part) => sql`coalesce(${part}, '')`),
      sql.raw(String.raw` || E'\x1f' || `),
    )})`,
  )

/** A phone number is the same regardless of its spacing. */
export const digitsOf = (phone: Column): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`

/** `phoneKey` in SQL: null for what is too short to be a number. */
export const phoneKeyOf = (phone: Column): SQL => {
  const digits = sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`
  return sql`(case when length(${digits}) >= ${sql.raw(String(LEAST_DIGITS))} then right(${digits}, ${sql.raw(String(TOLD_BY_DIGITS))}) end)`
}

/** For `index().using('gin', …)`. */
export const byTrigrams = (text: SQL): SQL => sql`${text} gin_trgm_ops`

/** In kB. New entries first go to a pending list, which every search reads; the write that fills it sorts it in. */
export const pendingList = { gin_pending_list_limit: 512 }
