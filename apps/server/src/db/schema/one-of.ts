import { sql } from 'drizzle-orm'

/** The words of a check constraint: `status in (…)`. Only for words of our own, for they are not escaped. */
export const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
