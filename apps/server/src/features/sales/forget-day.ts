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
 * Takes the sums of the order's day away where the change makes them wrong; they are added up anew later. In the
 * transaction of the change, behind the change: whoever adds that day up meanwhile did so before, and is undone here,
 * or does so after the commit, and sees it.
 */
export async function forgetSalesOf(tx: Database, { createdAt, from, to }: StatusChange): Promise<void> {
  if (isSale(from) === isSale(to)) return
  const day = dayOn(createdAt)
  await lockDay(tx, day)
  await tx.delete(salesDays).where(eq(salesDays.day, day))
}
