import { paymentEvents } from '../db/schema/index.ts'
import { AppError } from '../platform/app-error.ts'
import { loadProvider, type ProviderDeps } from './load-provider.ts'
import { paymentNotice } from './process-notice.ts'
import type { PaymentProvider, ProviderName } from './provider.ts'

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
