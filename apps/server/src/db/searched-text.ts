import { sql, type Column, type SQL } from 'drizzle-orm'

// Letters that are no letter with an accent to Unicode, and the ways to type an apostrophe. Case stays: ILIKE ignores it.
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['dDdDhHilLoO', 'đĐðÐħĦıłŁøØ'],
    ["''''", '’‘ʼ´'],
  ].flatMap(([plain = '', letters = '']) =>
    Array.from(letters, (letter, index) => [letter, plain.charAt(index)]),
  ),
)
const LIGATURES = { ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' } as const
const ACCENTS = String.raw`[\u0300-\u036f]`

/** What was typed into a search, as `searchedText` has it: "Núñez" and "nunez", "O’Brien" and "O'Brien" are one. */
export const foldWords = (words: string): string =>
  words
    .replaceAll(/./gu, (letter) => PLAIN[letter] ?? LIGATURES[letter as keyof typeof LIGATURES] ?? letter)
    .normalize('NFKD')
    .replaceAll(new RegExp(ACCENTS, 'gu'), '')

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** `foldWords` in SQL. Most texts are plain ASCII, which costs nothing. */
function folded(text: SQL): SQL {
  const [from, to] = [Object.keys(PLAIN).join(''), Object.values(PLAIN).join('')]
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

/** For `index().using('gin', …)`. */
export const byTrigrams = (text: SQL): SQL => sql`${text} gin_trgm_ops`

/** In kB. New entries first go to a pending list, which every search reads; the write that fills it sorts it in. */
export const pendingList = { gin_pending_list_limit: 512 }
