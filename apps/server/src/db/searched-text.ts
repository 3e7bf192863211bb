import { sql, type Column, type SQL } from 'drizzle-orm'

/**
 * One text of everything that a search looks at, with separators that no one can type, so no match spans two parts.
 * A trigram index over exactly this expression answers `like '%words%'`.
 */
export const searchedText = (...parts: (Column | SQL)[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql.raw(String.raw` || E'\x1f' || `),
  )})`

/** A phone number is the same regardless of its spacing. */
export const digitsOf = (phone: Column): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`

/** For `index().using('gin', …)`. */
export const byTrigrams = (text: SQL): SQL => sql`${text} gin_trgm_ops`

/** In kB. New entries first go to a pending list, which every search reads; the write that fills it sorts it in. */
export const pendingList = { gin_pending_list_limit: 512 }
