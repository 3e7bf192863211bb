import { sql } from 'drizzle-orm'
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** The values of a check constraint: `status in (…)`. Only for constants of ours, because they are not escaped. */
export const sqlInList = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** An instant. */
export const moment = () => timestamp({ withTimezone: true })

/** A pickup extra as it was sold: name, price and tax stay when the settings change. */
export interface StoredExtra {
  id: string
  name: string
  quantity: number
  /** Of one. */
  priceCents: number
  /** The slug of the category whose taxes it has; null: the taxes on all dishes. */
  taxCategory: string | null
  /** It costs nothing, because all dishes of its order are on the house. */
  isComp?: true
}

/** What orders store of their extras. */
export const extrasColumns = {
  extras: jsonb().$type<StoredExtra[]>().notNull().default([]),
  /** What they cost together; no coupon takes anything off it. */
  extrasTotalCents: bigint({ mode: 'number' }).notNull().default(0),
}
