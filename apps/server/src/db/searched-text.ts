import { ACCENTS, LEAST_DIGITS, LIGATURES, PLAIN_LETTERS, TOLD_BY_DIGITS } from '@tiffin/contract'
import { sql, type Column, type SQL } from 'drizzle-orm'

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
