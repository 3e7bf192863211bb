import type { OrderStatus } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { salesDays } from '../../db/schema/index.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { lockDay } from './lock-day.ts'
import { isSale } from './orders-as-sales.ts'

interface StatusChange {
  createdAt: Date
  from: OrderStatus
  to: OrderStatus
}

/**
 * Deletes the totals of the order's day if the change makes them wrong; they are computed again later. Call it in the
 * transaction of the change, after the change: a concurrent totalling either committed before, and is undone here, or
 * runs after the commit, and sees the change.
 */
export async function invalidateSalesOf(tx: Database, { createdAt, from, to }: StatusChange): Promise<void> {
  if (isSale(from) === isSale(to)) return
  const day = dayOn(createdAt)
  await lockDay(tx, day)
  await tx.delete(salesDays).where(eq(salesDays.day, day))
}
