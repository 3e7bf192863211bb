import { finishedStatuses, type PushDevice } from '@tiffin/contract'
import { and, desc, eq, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { orders, pushSubscriptions, users } from '../../db/schema/index.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

/** What a device wants to hear of. */
export type Subject = { orderId: string } | { userId: string }

const isAbout = (subject: Subject): SQL =>
  'orderId' in subject
    ? eq(pushSubscriptions.orderId, subject.orderId)
    : eq(pushSubscriptions.userId, subject.userId)

/** Its id; a device that has subscribed before gets its keys updated. */
export async function saveSubscription(
  tx: Database,
  subject: Subject,
  { endpoint, keys }: PushDevice,
  createdAt: Date,
): Promise<string> {
  const { orderId, endpoint: address, userId } = pushSubscriptions
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), endpoint, ...keys, ...subject, createdAt })
    .onConflictDoUpdate({
      target: 'orderId' in subject ? [orderId, address] : [userId, address],
      set: { ...keys, createdAt },
    })
    .returning({ id: pushSubscriptions.id })
  return saved?.id ?? ''
}

export const countSubscriptions = (tx: Database, subject: Subject): Promise<number> =>
  tx.$count(pushSubscriptions, isAbout(subject))

/** Leaves so many devices of the subject. */
export async function forgetOldest(tx: Database, subject: Subject, remaining: number): Promise<void> {
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isAbout(subject))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(remaining)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
}

/** Other people's alerts on this device. */
export async function forgetOthers(tx: Database, userId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.userId, userId)))
}

export const isSubscribed = async (db: Database, subject: Subject, endpoint: string): Promise<boolean> =>
  (await db.$count(pushSubscriptions, and(isAbout(subject), eq(pushSubscriptions.endpoint, endpoint)))) > 0

export async function deleteSubscription(db: Database, subject: Subject, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(isAbout(subject), eq(pushSubscriptions.endpoint, endpoint)))
}

/** The push service does not know the device any more, whatever it had subscribed to. */
export async function forgetDevice(db: Database, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return found
}

/** The devices that follow this order. */
export async function listFollowers(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.orderId, orderId))
  return rows.map(({ id }) => id)
}

/** The devices of owners and managers who still work here. */
export async function listManagersDevices(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(inArray(users.staffRole, ['owner', 'manager']), isNull(users.disabledAt)))
  return rows.map(({ id }) => id)
}

// What became of an order at last may still be on its way to the device.
const STORED_HOURS = 24

/** Nobody is told anything more of an order that has been finished for a day. */
export async function deleteFinishedSubscriptions(db: Database, now: Temporal.Instant): Promise<void> {
  const before = new Date(now.subtract({ hours: STORED_HOURS }).epochMilliseconds)
  const finished = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.orderId, orders.id))
    .where(and(inArray(orders.status, [...finishedStatuses]), lt(orders.pickupAt, before)))
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, finished))
}
