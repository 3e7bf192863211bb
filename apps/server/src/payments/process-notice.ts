import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents } from '../db/schema/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { JobKind } from '../platform/jobs.ts'
import type { ProviderMode, ProviderName, ProviderNotice } from './provider.ts'

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
