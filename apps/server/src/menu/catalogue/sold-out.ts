/** The one definition of "sold out", for the code and for the database. */
import { eq, lte, or } from 'drizzle-orm'
import { products } from '../../db/schema/index.ts'

type Marked = Pick<typeof products.$inferSelect, 'isSoldOut' | 'soldOutUntil'>

export const isSoldOutAt = ({ isSoldOut, soldOutUntil }: Marked, nowMs: number): boolean =>
  isSoldOut && (soldOutUntil === null || soldOutUntil.getTime() > nowMs)

/** For a `where`: the opposite of the above. */
export const isForSaleAt = (now: Date) => or(eq(products.isSoldOut, false), lte(products.soldOutUntil, now))
