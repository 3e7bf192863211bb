import { sql, type Column, type SQL } from 'drizzle-orm'

/**
 * One text of all that a search looks at, in which no word goes from one part into the next: nobody can type what is
 * between them. An index of trigrams over exactly this expression answers `like '%words%'`.
 */
export const searchedText = (...parts: (Column | SQL)[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql.raw(String.raw` || E'\x1f' || `),
  )})`

/** A phone number is the same however it is spaced. */
export const digitsOf = (phone: Column): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`

/** For `index().using('gin', …)`. */
export const byTrigrams = (text: SQL): SQL => sql`${text} gin_trgm_ops`

/** In kB. What is written waits in a list first, which every search reads, and whoever fills it puts in order. */
export const pendingList = { gin_pending_list_limit: 512 }
