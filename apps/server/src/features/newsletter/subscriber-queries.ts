import type { SubscriberStatus } from '@tiffin/contract'
import { desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPart, type Length } from '../../db/find-part.ts'
import { newId } from '../../db/new-id.ts'
import { searchFor } from '../../db/search-for.ts'
import { searchedSubscriber, subscribers } from '../../db/schema/index.ts'

export type SubscriberRow = typeof subscribers.$inferSelect

interface SubscriberFilter {
  /** In the address. */
  q?: string | undefined
  status?: SubscriberStatus | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Who asked last comes first, and how many there are without `limit` and `offset`. */
export async function listSubscriberRows(
  db: Database,
  { q, status, ...part }: SubscriberFilter,
): Promise<{ rows: SubscriberRow[] } & Length> {
  const { id, askedAt } = subscribers
  const order = [desc(askedAt), desc(id)]
  const filter = status && eq(subscribers.status, status)
  const search = q === undefined ? undefined : searchFor(searchedSubscriber(subscribers), q)
  const { ids, ...length } = await findPart(db, { table: subscribers, id, order, filter, search }, part)
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

/** Nobody else changes it until the transaction ends. */
export async function lockSubscriber(
  tx: Database,
  by: { id: string } | { confirmHash: string },
): Promise<SubscriberRow | null> {
  const isWanted = 'id' in by ? eq(subscribers.id, by.id) : eq(subscribers.confirmHash, by.confirmHash)
  const [row] = await tx.select().from(subscribers).where(isWanted).for('update')
  return row ?? null
}

/** What no letter goes to and no mailed link brings back; the proof stays as it is. */
export const ended = {
  status: 'unsubscribed',
  askingConsent: null,
  askingAt: null,
  confirmHash: null,
  confirmUntil: null,
} as const

interface Asking {
  email: string
  consent: string
  askedAt: Date
}

/** The id of the one row for that address, which waits for confirmation unless it is confirmed already. */
export async function keepAsking(tx: Database, { email, consent, askedAt }: Asking): Promise<string> {
  const asking = { status: 'pending', askingConsent: consent, askingAt: askedAt } as const
  // The unique address decides between two who ask at once. The proof of an earlier subscription stays until a new one
  // holds.
  await tx
    .insert(subscribers)
    .values({ id: newId(), email, consent, askedAt, ...asking })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: asking,
      setWhere: ne(subscribers.status, 'confirmed'),
    })
  // Asked for in any case, so that the time it takes does not tell a subscriber from a stranger.
  const [row] = await tx.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.email, email))
  return row?.id ?? ''
}
