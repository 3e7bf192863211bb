import { sql } from 'drizzle-orm'

/** The values of a check constraint: `status in (…)`. Only for constants of ours, because they are not escaped. */
export const sqlInList = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
