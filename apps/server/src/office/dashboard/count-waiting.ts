import { isPermitted, type WaitingCounts } from '@tiffin/contract'
import { and, eq, gte } from 'drizzle-orm'
import { cateringRequests, contactMessages, orders, reservations, reviews } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'

/** What is waiting for the caller on each page: the numbers beside the page names. */
export async function countWaiting({ db, clock, caller }: AdminContext): Promise<WaitingCounts> {
  const may = (permission: 'orders' | 'enquiries' | 'reservations' | 'reviews') =>
    isPermitted(caller.staffRole, permission)
  // As in the reservation book: requests for yesterday's tables no longer count.
  const { from: today } = spanOfDay(dayOn(new Date(clock.nowMs())))
  const requested = and(eq(reservations.status, 'requested'), gte(reservations.startsAt, today))
  return {
    ...(may('orders') && { orders: await db.$count(orders, eq(orders.status, 'placed')) }),
    ...(may('enquiries') && {
      messages: await db.$count(contactMessages, eq(contactMessages.state, 'new')),
      catering: await db.$count(cateringRequests, eq(cateringRequests.state, 'new')),
    }),
    ...(may('reservations') && { reservations: await db.$count(reservations, requested) }),
    ...(may('reviews') && { reviews: await db.$count(reviews, eq(reviews.status, 'pending')) }),
  }
}
