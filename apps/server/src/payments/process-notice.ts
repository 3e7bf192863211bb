import { and, eq, sql, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents } from '../db/schema/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { JobKind } from '../platform/jobs.ts'
import type { Clock } from '../platform/wall-clock.ts'
import { loadProvider, type ProviderDeps } from './load-provider.ts'
import type { ProviderMode, ProviderName, ProviderNotice, PaymentProvider } from './provider.ts'

interface NoticeJob {
  provider: ProviderName
  eventId: string
}

export const paymentNotice: JobKind<NoticeJob> = { name: 'payment-notice', parallel: 4 }

/** What a provider has told, and which one, in which mode. */
export interface StoredNotice extends ProviderNotice {
  provider: ProviderName
  mode: ProviderMode
}

/** What follows from a notice. May be called twice with the same one, and in any order. */
export type OnNotice<Wanted> = (deps: Wanted, notice: StoredNotice) => Promise<void>

/** Once: what was processed is not processed again. What fails is tried again by its job. */
export async function processNotice<Wanted extends { db: Database; clock: Clock }>(
  deps: Wanted,
  { provider, eventId }: NoticeJob,
  onNotice: OnNotice<Wanted>,
): Promise<void> {
  const { db, clock } = deps
  const isEvent = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
  const [row] = await db.select().from(paymentEvents).where(isEvent)
  if (!row || row.processedAt !== null) return
  const { kind, mode } = row
  const attempts = sql`${paymentEvents.attempts} + 1`
  try {
    await onNotice(deps, { provider, mode, eventId, kind, about: row.about as ProviderNotice['about'] })
  } catch (error) {
    await db
      .update(paymentEvents)
      .set({ attempts, lastError: String(error).slice(0, 500) })
      .where(isEvent)
    throw error
  }
  await db
    .update(paymentEvents)
    .set({ attempts, lastError: null, processedAt: new Date(clock.nowMs()) })
    .where(isEvent)
}

/** Notices that came before this moment, and from which nothing has followed yet. */
export const countUnprocessed = (db: Database, before: Date): Promise<number> =>
  db.$count(paymentEvents, and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))

const KEPT_DAYS = 400

/** Old notices from which everything has followed. A provider repeats one for days, never for a year. */
export async function deleteOldNotices(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: 24 * KEPT_DAYS }).epochMilliseconds)
  await db
    .delete(paymentEvents)
    .where(and(isNotNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, tooOld)))
}

export type NoticeDeps = ProviderDeps

interface Received {
  name: ProviderName
  /** As it came: the signature is over these bytes. */
  rawBody: Buffer
  headers: Readonly<Record<string, string | undefined>>
}

/**
 * Keeps what a provider tells before it is answered, and has it processed afterwards; a repeat is known by its id. Throws
 * ForgedNotice if it is not the provider's, and NOT_FOUND if the site has no keys for it.
 */
export async function receiveNotice(deps: NoticeDeps, { name, rawBody, headers }: Received): Promise<void> {
  const provider = await loadProvider(deps, name)
  if (!provider) throw new AppError('NOT_FOUND', 'This payment provider is not set up here.')
  const notice = await provider.readNotice(rawBody, headers)
  await keepNotice(deps, provider, notice)
}

async function keepNotice(
  { db, clock, jobs }: NoticeDeps,
  { name: provider, mode }: PaymentProvider,
  { eventId, kind, about }: Awaited<ReturnType<PaymentProvider['readNotice']>>,
) {
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, kind, about, mode, receivedAt: new Date(clock.nowMs()) })
      // Two at once: the second waits for the first, and is the repeat.
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId })
    if (kept.length > 0) await jobs.enqueue(tx, paymentNotice, { provider, eventId })
  })
}
