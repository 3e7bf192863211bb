import type { KitchenRules } from '@tiffin/restaurant'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { kitchenWork } from '../../db/schema/index.ts'
import { giveBackWork, lockRoom } from './load-queries.ts'
import { capacitiesOf, spreadWork } from './spread-work.ts'

interface Move {
  pickupAt: Temporal.Instant
  rules: KitchenRules
  now: Temporal.Instant
}

/** Moves an order's work to the windows before another pickup time. Where it does not fit, it stays where it is. */
export async function moveWork(tx: Database, orderId: string, { pickupAt, rules, now }: Move): Promise<void> {
  const reserved = await tx.select().from(kitchenWork).where(eq(kitchenWork.orderId, orderId))
  if (reserved.length === 0) return
  const work = new Map<string, number>()
  for (const { station, halfMinutes } of reserved) work.set(station, (work.get(station) ?? 0) + halfMinutes)
  // Its own minutes are not in its way.
  await giveBackWork(tx, orderId)
  const room = await lockRoom(tx, { work, rules, now })
  const moved = spreadWork(work, pickupAt, capacitiesOf(rules.settings.kitchen))
  const rows = room.fits(pickupAt)
    ? moved.map(({ windowStartMs, ...share }) => ({
        ...share,
        orderId,
        windowStart: new Date(windowStartMs),
      }))
    : reserved
  await tx.insert(kitchenWork).values(rows)
}
