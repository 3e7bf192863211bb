/** What follows from a try: delivered, tried again later, given up, and an endpoint that is paused. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { JobRunner } from '../../platform/jobs.ts'
import { AddressNotPublic, NoAnswerInTime } from '../../platform/post-outside.ts'
import { listStaffAddresses } from '../../platform/staff-addresses.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import type { EndpointRow } from './endpoint-queries.ts'
import { mailPausedWebhook, sendWebhooks } from './webhook-job-kinds.ts'

interface RecordingDeps {
  db: Database
  clock: Clock
  jobs: JobRunner
}

export type Attempt = { url: string; at: Date; tookMs: number } & (
  { status: number; body: string } | { fault: string }
)

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after each failure: the schedule that the Standard Webhooks specification gives, three days and some hours. */
export const retryAfterSeconds: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

// Shorter than the schedule: what has been tried to its end has failed for longer.
const FAILS_FOR_MS = 72 * HOUR * 1000

/** What is kept of an answer: enough for a message, too little for a page. */
const ANSWER_LENGTH = 4000

// The receiver says that nobody wants this any more.
const GONE = 410

interface Sent {
  deliveryId: string
  endpointId: string
}

export async function recordAttempt(
  deps: RecordingDeps,
  { deliveryId, endpointId }: Sent,
  attempt: Attempt,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockBoth(tx, { deliveryId, endpointId })
    // Removed meanwhile.
    if (locked === null) return
    const { delivery, endpoint } = locked
    await tx.insert(webhookAttempts).values({
      id: newId(),
      deliveryId,
      url: attempt.url,
      at: attempt.at,
      tookMs: attempt.tookMs,
      ...('fault' in attempt
        ? { fault: attempt.fault }
        : { status: attempt.status, answer: storable(attempt.body) }),
    })
    if ('status' in attempt && attempt.status >= 200 && attempt.status < 300) {
      await setDelivered(tx, delivery.id, endpoint.id, attempt.at)
      return
    }
    const tries = delivery.tries + 1
    const failingSince = endpoint.failingSince ?? attempt.at
    await tx.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, endpoint.id))
    const isGone = 'status' in attempt && attempt.status === GONE
    const seconds = retryAfterSeconds[tries - 1]
    if (seconds === undefined) await giveUp(tx, delivery.id, tries)
    else await tryLater(tx, deps, { deliveryId: delivery.id, endpointId: endpoint.id, tries, seconds })
    const isLong = seconds === undefined && deps.clock.nowMs() - failingSince.getTime() >= FAILS_FOR_MS
    if (isGone || isLong) await pause(tx, deps, endpoint, isGone ? 'gone' : 'failing')
  })
}

/** The endpoint first, as a change of one does. */
async function lockBoth(tx: Database, { deliveryId, endpointId }: Sent) {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    // Not the key: an order that adds a delivery does not wait.
    .for('no key update')
  const [delivery] = await tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, deliveryId))
    .for('update')
  return endpoint && delivery ? { endpoint, delivery } : null
}

async function setDelivered(tx: Database, deliveryId: string, endpointId: string, at: Date) {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'delivered', nextTryAt: null })
    .where(eq(webhookDeliveries.id, deliveryId))
  await tx
    .update(webhookEndpoints)
    .set({ deliveredAt: at, failingSince: null })
    .where(eq(webhookEndpoints.id, endpointId))
}

async function giveUp(tx: Database, deliveryId: string, tries: number) {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextTryAt: null, tries })
    .where(eq(webhookDeliveries.id, deliveryId))
}

interface Retry {
  deliveryId: string
  endpointId: string
  tries: number
  seconds: number
}

async function tryLater(
  tx: Database,
  { clock, jobs }: RecordingDeps,
  { deliveryId, endpointId, tries, seconds }: Retry,
) {
  const nextTryAt = new Date(clock.nowMs() + seconds * 1000)
  await tx.update(webhookDeliveries).set({ tries, nextTryAt }).where(eq(webhookDeliveries.id, deliveryId))
  await jobs.enqueue(tx, sendWebhooks, { endpointId }, seconds)
}

/** What happens from now on waits. Its owners are told once. */
async function pause(
  tx: Database,
  { clock, jobs }: RecordingDeps,
  { id, pausedBecause }: EndpointRow,
  because: 'failing' | 'gone',
) {
  if (pausedBecause !== null) return
  await tx
    .update(webhookEndpoints)
    .set({ pausedBecause: because, pausedAt: new Date(clock.nowMs()) })
    .where(eq(webhookEndpoints.id, id))
  const owners = await listStaffAddresses(tx, ['owner'])
  await jobs.enqueueAll(
    tx,
    mailPausedWebhook,
    owners.map((to) => ({ endpointId: id, to })),
  )
}

// Postgres stores no U+0000.
const storable = (text: string) => text.replaceAll('\u0000', '').slice(0, ANSWER_LENGTH)

const faults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody listens at this address: the connection was refused.',
  ECONNRESET: 'The connection was closed before an answer came.',
  ENOTFOUND: 'There is no host of this name.',
  EAI_AGAIN: 'The host’s name could not be looked up.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate could not be verified.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
}

/** In a sentence for the log. */
export function explainFault(error: unknown): string {
  if (error instanceof NoAnswerInTime) return `There was ${error.message}.`
  if (error instanceof AddressNotPublic)
    return 'The address does not lead to the public internet, and the server does not allow its host.'
  // The secret cannot be read: the sentence says what to do.
  if (error instanceof AppError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  return faults[code] ?? `The request failed: ${message}.`
}
