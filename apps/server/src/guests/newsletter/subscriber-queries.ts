import type { Subscriber, SubscriberList, SubscriberStatus } from '@tiffin/contract'
import { and, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { newId } from '../../db/new-id.ts'
import { searchedSubscriber, subscribers } from '../../db/schema/index.ts'
import { searchFor } from '../../db/searched-text.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'

export type SubscriberRow = typeof subscribers.$inferSelect

interface SubscriberFilter {
  /** In the address. */
  q?: string | undefined
  status?: SubscriberStatus | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Latest sign-up first, and how many there are without `limit` and `offset`. */
export async function listSubscriberRows(
  db: Database,
  { q, status, ...page }: SubscriberFilter,
): Promise<{ rows: SubscriberRow[] } & Length> {
  const { id, askedAt } = subscribers
  const order = [desc(askedAt), desc(id)]
  const filter = status && eq(subscribers.status, status)
  const search = q === undefined ? undefined : searchFor(searchedSubscriber(subscribers), q)
  const { ids, ...length } = await findPage(db, { table: subscribers, id, order, filter, search }, page)
  const rows = await db
    .select()
    .from(subscribers)
    .where(inArray(id, ids))
    .orderBy(...order)
  return { rows, ...length }
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id))
  return row ?? null
}

/** Locked against changes until the transaction ends. */
export async function lockSubscriber(
  tx: Database,
  by: { id: string } | { confirmHash: string },
): Promise<SubscriberRow | null> {
  const isWanted = 'id' in by ? eq(subscribers.id, by.id) : eq(subscribers.confirmHash, by.confirmHash)
  const [row] = await tx.select().from(subscribers).where(isWanted).for('update')
  return row ?? null
}

/** An ended subscription gets no newsletter, and no emailed link revives it; the proof stays unchanged. */
export const ended = {
  status: 'unsubscribed',
  askingConsent: null,
  askingAt: null,
  confirmHash: null,
  confirmUntil: null,
} as const

interface SubscriptionRequest {
  email: string
  consent: string
  askedAt: Date
}

/** The id of the only row for that address, which awaits confirmation unless it is confirmed already. */
export async function saveSubscriptionRequest(
  tx: Database,
  { email, consent, askedAt }: SubscriptionRequest,
): Promise<string> {
  const asking = { status: 'pending', askingConsent: consent, askingAt: askedAt } as const
  // The unique address decides between two concurrent sign-ups. The proof of an earlier subscription stays until a new
  // one is confirmed.
  await tx
    .insert(subscribers)
    .values({ id: newId(), email, consent, askedAt, ...asking })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: asking,
      setWhere: ne(subscribers.status, 'confirmed'),
    })
  // Queried in any case, so the response time does not tell a subscriber from a stranger.
  const [row] = await tx.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.email, email))
  return row?.id ?? ''
}

export async function listSubscribers(
  db: Database,
  filter: Parameters<typeof listSubscriberRows>[1],
): Promise<SubscriberList> {
  const { rows, ...length } = await listSubscriberRows(db, filter)
  const zone = await readRegion(db)
  return { subscribers: rows.map((row) => presentSubscriber(row, zone)), ...length }
}

export function presentSubscriber(row: SubscriberRow, zone: Zone): Subscriber {
  const { id, email, status, consent, askedAt, confirmedAt, unsubscribedAt } = row
  return {
    _id: id,
    email,
    status,
    consent,
    asked: presentMoment(askedAt, zone),
    confirmed: confirmedAt && presentMoment(confirmedAt, zone),
    unsubscribed: unsubscribedAt && presentMoment(unsubscribedAt, zone),
  }
}

const RETENTION_DAYS = 30

/** Deletes addresses that never confirmed; someone who unsubscribed before asking again stays unsubscribed. */
export async function deleteUnconfirmed(db: Database, now: Temporal.Instant): Promise<void> {
  const since = new Date(now.subtract({ hours: RETENTION_DAYS * 24 }).epochMilliseconds)
  const isOld = and(eq(subscribers.status, 'pending'), lt(subscribers.askingAt, since))
  await db.delete(subscribers).where(and(isOld, isNull(subscribers.confirmedAt)))
  await db.update(subscribers).set(ended).where(isOld)
}
