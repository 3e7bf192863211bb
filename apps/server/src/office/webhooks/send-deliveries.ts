/** Sends what an endpoint waits for. One job at a time does so for each endpoint, in whichever process. */
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import type { Database } from '../../db/database.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import type { JobRunner } from '../../platform/jobs.ts'
import { bodyOf, listDue } from './delivery-queries.ts'
import { type EndpointRow, findEndpoint } from './endpoint-queries.ts'
import { explainFault, recordAttempt } from './record-attempt.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'

/** Signs by the Standard Webhooks specification: HMAC-SHA256 over id, time and body. */

const SECRET_BYTES = 32

export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

type Sealing = Pick<Deps, 'secrets'>

export const sealSecret = ({ secrets }: Sealing, endpointId: string, secret: string): Promise<string> =>
  secrets.seal(secret, aboutOf(endpointId))

/** In plain text; never to be logged or sent. Throws an AppError that says what to do if the server lost its key. */
export const openSecret = ({ secrets }: Sealing, endpointId: string, sealed: string): Promise<string> =>
  secrets.open(sealed, aboutOf(endpointId))

interface Signed {
  id: string
  body: string
}

/**
 * The headers that prove where it comes from; signed by both secrets while one replaces the other. An old one that cannot be
 * read, as after a restore without its key, is left out.
 */
async function signMessage(
  deps: Sealing,
  { id: endpointId, sealed, oldSealed, oldUntil }: EndpointRow,
  { id, body }: Signed,
  now: Date,
): Promise<Record<string, string>> {
  const isOldValid = oldSealed !== null && oldUntil !== null && oldUntil > now
  const secret = await openSecret(deps, endpointId, sealed)
  const old = isOldValid ? await openSecret(deps, endpointId, oldSealed).catch(() => null) : null
  const signatures = (old === null ? [secret] : [secret, old]).map((each) =>
    new Webhook(each).sign(id, now, body),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

const aboutOf = (endpointId: string) => `webhook ${endpointId}`

export type SendingDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'askOutside'> & { jobs: JobRunner }

/** Of a request. */
export const webhookLimits = { timeoutMs: 10_000, maxBytes: 64 * 1024 }

/** To one endpoint, about different orders. */
const AT_ONCE = 4
// A job has to end within a minute (`platform/jobs.ts`): it begins nothing new in the second half of it.
const BEGIN_WITHIN_MS = 30_000
// Longer than a job: a job that finds an older one knows that its process is gone.
const LEASE_MS = 60_000
// While something slow is being sent, what has happened meanwhile is looked for.
const LOOK_EVERY_MS = 250

type Due = Awaited<ReturnType<typeof listDue>>[number]

/** Returns at once if another job is at it, which then sends what this one would have. */
export async function sendDeliveries(deps: SendingDeps, endpointId: string, jobId: string): Promise<void> {
  if (!(await takeLease(deps, endpointId, jobId))) return
  const endMs = performance.now() + BEGIN_WITHIN_MS
  const running = new Map<string, Promise<void>>()
  let failure: { error: unknown } | undefined
  for (;;) {
    const mayBegin = performance.now() < endMs && failure === undefined
    const due = mayBegin ? await findDue(deps, endpointId, running) : []
    for (const each of due) {
      const sending = sendOne(deps, endpointId, each)
        .catch((error: unknown) => void (failure = { error }))
        .finally(() => running.delete(each.delivery.id))
      running.set(each.delivery.id, sending)
    }
    if (running.size > 0) {
      const isFull = running.size >= AT_ONCE || !mayBegin
      await Promise.race([...running.values(), ...(isFull ? [] : [wait(LOOK_EVERY_MS)])])
    } else if (failure !== undefined) {
      // The database is away: the job is tried again, and has its lease still.
      throw failure.error
    } else if (await endLease(deps, { endpointId, jobId, mayBegin })) return
  }
}

const findDue = (
  { db, clock }: SendingDeps,
  endpointId: string,
  running: ReadonlyMap<string, unknown>,
): Promise<Due[]> => {
  const limit = AT_ONCE - running.size
  if (limit === 0) return Promise.resolve([])
  return listDue(db, { endpointId, now: new Date(clock.nowMs()), except: [...running.keys()], limit })
}

async function sendOne(deps: SendingDeps, endpointId: string, { delivery, message }: Due): Promise<void> {
  // Read for each: an owner may have paused or changed it a moment ago.
  const endpoint = await findEndpoint(deps.db, endpointId)
  if (endpoint === null) return
  const startedMs = performance.now()
  const at = new Date(deps.clock.nowMs())
  const answer = await post(deps, endpoint, { id: message.id, body: bodyOf(message) }, at).catch(
    (error: unknown) => ({ fault: explainFault(error) }),
  )
  const tookMs = Math.round(performance.now() - startedMs)
  await recordAttempt(
    deps,
    { deliveryId: delivery.id, endpointId },
    { url: endpoint.url, at, tookMs, ...answer },
  )
}

async function post(
  deps: SendingDeps,
  endpoint: EndpointRow,
  message: { id: string; body: string },
  at: Date,
) {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tiffin webhooks',
    ...(await signMessage(deps, endpoint, message, at)),
  }
  return deps.askOutside(endpoint.url, { headers, body: Buffer.from(message.body) })
}

/**
 * A job whose process was killed is tried again under its id, and goes on at once. The row is locked before it is looked
 * at: the job that is giving the lease back has already looked for what is due.
 */
function takeLease({ db, clock }: SendingDeps, endpointId: string, jobId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ofEndpoint = eq(webhookEndpoints.id, endpointId)
    const [found] = await tx
      .select({ by: webhookEndpoints.leasedBy, until: webhookEndpoints.leasedUntil })
      .from(webhookEndpoints)
      .where(ofEndpoint)
      .for('no key update')
    const now = clock.nowMs()
    if (!found) return false
    if (found.by !== null && found.by !== jobId && found.until !== null && found.until.getTime() >= now)
      return false
    await tx
      .update(webhookEndpoints)
      .set({ leasedBy: jobId, leasedUntil: new Date(now + LEASE_MS) })
      .where(ofEndpoint)
    return true
  })
}

interface Ending {
  endpointId: string
  jobId: string
  /** Whether this job can send more. */
  mayBegin: boolean
}

/**
 * Gives the endpoint to others, unless something has come that they have left to this job. A job that comes later waits here
 * for the lock, and finds it free.
 */
function endLease(
  { db, clock, jobs }: SendingDeps,
  { endpointId, jobId, mayBegin }: Ending,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.leasedBy, jobId))
    const [own] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(isOwn)
      .for('no key update')
    if (!own) return true
    const [due] = await listDue(tx, { endpointId, now: new Date(clock.nowMs()), except: [], limit: 1 })
    if (due && mayBegin) return false
    if (due) await enqueueSending(tx, jobs, endpointId)
    await tx.update(webhookEndpoints).set({ leasedBy: null, leasedUntil: null }).where(isOwn)
    return true
  })
}

const enqueueSending = (tx: Database, jobs: JobRunner, endpointId: string) =>
  jobs.enqueue(tx, sendWebhooks, { endpointId })
