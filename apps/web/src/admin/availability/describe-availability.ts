import type { ProductAvailability } from '@tiffin/contract'
import { nameDay } from '../../lib/time/local-time.ts'

/** 'Available', 'Sold out', 'Sold out until tomorrow', 'Sold out until Thursday, January 15'. */
export function describeAvailability(
  { isSoldOut, soldOutUntil }: Omit<ProductAvailability, '_id'>,
  today: string,
): string {
  if (!isSoldOut) return 'Available'
  return soldOutUntil === null ? 'Sold out' : `Sold out until ${nameDay(soldOutUntil, today)}`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The next calendar day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
