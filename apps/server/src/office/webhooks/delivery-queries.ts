import type {
  ListWebhookDeliveriesInput,
  WebhookDelivery,
  WebhookDeliveryInput,
  WebhookDeliveryRecord,
} from '@tiffin/contract'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { deleteOldRows } from '../../db/many-rows.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookMessages,
} from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { findEndpoint, lockEndpoint, noSuchEndpoint } from './endpoint-queries.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect
type MessageRow = typeof webhookMessages.$inferSelect
type AttemptRow = typeof webhookAttempts.$inferSelect

const RETENTION_DAYS = 30

/** With the messages that no endpoint waits for any more, and those that have waited for a month. */
export const deleteOldMessages = (db: Database, now: Temporal.Instant): Promise<void> =>
  deleteOldRows(db, webhookMessages, {
    writtenAt: webhookMessages.at,
    tooOld: new Date(now.subtract({ hours: RETENTION_DAYS * 24 }).epochMilliseconds),
  })

/** What is sent: the type, the number of the event, when it happened, and what the API showed then. */
export const bodyOf = ({ type, number, at, data }: MessageRow): string =>
  `{"type":${JSON.stringify(type)},"number":${number ?? 'null'},"timestamp":"${at.toISOString()}","data":${data}}`

/** Newest first. */
export async function listDeliveries(
  db: Database,
  { id: endpointId, state, ...page }: ListWebhookDeliveriesInput,
): Promise<{ deliveries: WebhookDelivery[] } & Length> {
  if ((await findEndpoint(db, endpointId)) === null) throw noSuchEndpoint()
  const { id, position } = webhookDeliveries
  const order = [desc(position), desc(id)]
  const isWanted = and(
    eq(webhookDeliveries.endpointId, endpointId),
    state && eq(webhookDeliveries.state, state),
  )
  const { ids, ...length } = await findPage(
    db,
    { table: webhookDeliveries, id, order, filter: isWanted },
    page,
  )
  const rows = await db
    .select({ delivery: webhookDeliveries, message: webhookMessages, isHeld: isHeldOf(endpointId) })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(inArray(id, ids))
    .orderBy(...order)
  const latest = await db
    .selectDistinctOn([webhookAttempts.deliveryId])
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, ids))
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.at), desc(webhookAttempts.id))
  const latestOf = new Map(latest.map((attempt) => [attempt.deliveryId, attempt]))
  const counts = await countAttempts(db, ids)
  const deliveries = rows.map((row) =>
    presentDelivery({
      ...row,
      latest: latestOf.get(row.delivery.id),
      attempts: counts.get(row.delivery.id) ?? 0,
    }),
  )
  return { deliveries, ...length }
}

async function countAttempts(db: Database, ids: string[]) {
  const rows = await db
    .select({ id: webhookAttempts.deliveryId, attempts: count() })
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, ids))
    .groupBy(webhookAttempts.deliveryId)
  return new Map(rows.map(({ id, attempts }) => [id, attempts]))
}

/** With what was sent and each answer, newest first. */
export async function getDelivery(
  db: Database,
  wanted: WebhookDeliveryInput,
): Promise<WebhookDeliveryRecord> {
  const found = await findDelivery(db, wanted)
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, wanted.deliveryId))
    .orderBy(desc(webhookAttempts.at), desc(webhookAttempts.id))
  return {
    ...presentDelivery({ ...found, latest: attempts[0], attempts: attempts.length }),
    body: bodyOf(found.message),
    log: attempts.map((attempt) => ({ ...presentAttempt(attempt), answer: attempt.answer })),
  }
}

/** Of this endpoint, or NOT_FOUND. */
async function findDelivery(
  db: Database,
  { id, deliveryId }: WebhookDeliveryInput,
): Promise<Pick<Found, 'delivery' | 'message' | 'isHeld'>> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, message: webhookMessages, isHeld: isHeldOf(id) })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, id)))
  if (!found) throw new AppError('NOT_FOUND', 'That delivery is no longer in the log')
  return found
}

interface Found {
  delivery: DeliveryRow
  message: MessageRow
  isHeld: boolean
  latest: AttemptRow | undefined
  attempts: number
}

const presentDelivery = ({ delivery, message, isHeld, latest, attempts }: Found): WebhookDelivery => ({
  _id: delivery.id,
  webhookId: message.id,
  type: message.type,
  number: message.number,
  at: message.at.toISOString(),
  state: delivery.state,
  nextTry: isHeld ? null : (delivery.nextTryAt?.toISOString() ?? null),
  attempts,
  lastAttempt: latest ? presentAttempt(latest) : null,
})

const presentAttempt = ({ at, tookMs, url, status, fault }: AttemptRow) => ({
  at: at.toISOString(),
  tookMs,
  url,
  status,
  fault,
})

interface Due {
  endpointId: string
  now: Date
  /** Those that are being sent. */
  except: readonly string[]
  limit: number
}

/**
 * Whether it is not sent, even when its time has come: its endpoint is paused and it is no test, or an earlier one of its
 * order, dish, reservation or message has neither been delivered nor given up.
 */
const isHeldOf = (endpointId: string) => sql<boolean>`(
  ${webhookMessages.type} <> 'webhook.test' and exists (
    select from ${webhookEndpoints} where ${webhookEndpoints.id} = ${endpointId} and ${webhookEndpoints.pausedBecause} is not null
  ) or ${webhookDeliveries.topic} is not null and not ${webhookDeliveries.isAgain} and exists (
    select from ${webhookDeliveries} as earlier
    where earlier.endpoint_id = ${endpointId} and earlier.state = 'waiting' and not earlier.is_again
      and earlier.topic = ${webhookDeliveries.topic} and earlier.position < ${webhookDeliveries.position}
  )
)`

/**
 * What is to be sent now, in the order in which it happened. Of one order, dish, reservation or message never two at
 * once, and none before an earlier one has been delivered or given up.
 */
export function listDue(db: Database, { endpointId, now, except, limit }: Due) {
  return db
    .select({ delivery: webhookDeliveries, message: webhookMessages })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(
      sql`${webhookDeliveries.endpointId} = ${endpointId} and ${webhookDeliveries.state} = 'waiting'
        and ${webhookDeliveries.nextTryAt} <= ${now.toISOString()} and ${webhookMessages.number} is not null
        and ${webhookDeliveries.id} <> all(array[${sql.join([sql`''`, ...except.map((id) => sql`${id}`)], sql`, `)}]::text[])
        and not ${isHeldOf(endpointId)}`,
    )
    .orderBy(webhookDeliveries.position)
    .limit(limit)
}

/** After the commit of what it tells. Told again, it keeps the number. */
export async function setNumber(db: Database, messageId: string, number: number): Promise<void> {
  await db
    .update(webhookMessages)
    .set({ number })
    .where(sql`${webhookMessages.id} = ${messageId} and ${webhookMessages.number} is null`)
}

/** Under the same id, so that the receiver knows it. What waits is sent now; it keeps its place before what came later. */
export async function sendAgain(
  ctx: AdminContext,
  wanted: WebhookDeliveryInput,
): Promise<WebhookDeliveryRecord> {
  await retryTransaction(ctx.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, wanted.id)
    const { delivery, message } = await findDelivery(tx, wanted)
    if (endpoint.pausedBecause !== null && message.type !== 'webhook.test')
      throw new AppError('CONFLICT', 'This webhook is paused. Resume it first.')
    await tx
      .update(webhookDeliveries)
      .set({
        state: 'waiting',
        isAgain: delivery.isAgain || delivery.state !== 'waiting',
        tries: 0,
        nextTryAt: new Date(ctx.clock.nowMs()),
      })
      .where(eq(webhookDeliveries.id, delivery.id))
    await ctx.jobs.enqueue(tx, sendWebhooks, { endpointId: endpoint.id })
  })
  return getDelivery(ctx.db, wanted)
}
