/** Owners add, change, pause and remove the addresses that are told what happens. */
import {
  type ChangeWebhookInput,
  type CreateWebhookInput,
  type MadeWebhook,
  MAX_WEBHOOKS,
  type ReplaceWebhookSecretInput,
  SECRET_OVERLAP_HOURS,
  type WebhookEndpoint,
} from '@tiffin/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { canBeAsked } from '../../platform/post-outside.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import {
  countWaiting,
  type EndpointRow,
  listEndpointRows,
  lockEndpoint,
  presentEndpoint,
} from './endpoint-queries.ts'
import { makeSecret, openSecret, sealSecret } from './send-deliveries.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'
import { insertMessage } from './write-news.ts'

export async function listEndpoints({ db, clock }: AdminContext): Promise<WebhookEndpoint[]> {
  const waiting = await countWaiting(db)
  const rows = await listEndpointRows(db)
  return rows.map((row) => presentEndpoint(row, waiting.get(row.id) ?? 0, clock.nowMs()))
}

/** The secret is in the answer, and nowhere else that anyone could read it. */
export async function createEndpoint(
  ctx: AdminContext,
  { url, types }: CreateWebhookInput,
): Promise<MadeWebhook> {
  rejectUnreachable(ctx, url)
  const id = newId()
  const secret = makeSecret()
  const sealed = await sealSecret(ctx, id, secret)
  await retryTransaction(ctx.db, async (tx) => {
    // Two colleagues who add the last one that is possible do not both.
    await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`)
    if ((await tx.$count(webhookEndpoints)) >= MAX_WEBHOOKS)
      throw new AppError('CONFLICT', `There can be ${MAX_WEBHOOKS} webhooks. Remove one first.`)
    const createdAt = new Date(ctx.clock.nowMs())
    await tx
      .insert(webhookEndpoints)
      .values({ id, url, types, sealed, createdAt, createdBy: ctx.caller.email })
    await recordChange(tx, ctx, {
      action: 'create webhook',
      subjectId: id,
      after: { name: hostOf(url), url, types },
    })
  })
  return { endpoint: await getEndpoint(ctx, id), secret }
}

/** What waits is sent to the new address. */
export async function changeEndpoint(
  ctx: AdminContext,
  { id, url, types }: ChangeWebhookInput,
): Promise<WebhookEndpoint> {
  if (url !== undefined) rejectUnreachable(ctx, url)
  await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    const after = { url: url ?? before.url, types: types ?? before.types }
    await tx.update(webhookEndpoints).set(after).where(eq(webhookEndpoints.id, id))
    if (after.url !== before.url) await sendSoon(tx, ctx, before)
    await recordChange(tx, ctx, {
      action: 'change webhook',
      subjectId: id,
      before: { name: hostOf(before.url), url: before.url, types: before.types },
      after: { name: hostOf(after.url), ...after },
    })
  })
  return getEndpoint(ctx, id)
}

/** With everything that waited for it, and its log. */
export async function removeEndpoint(ctx: AdminContext, id: string): Promise<void> {
  await retryTransaction(ctx.db, async (tx) => {
    const { url, types } = await lockEndpoint(tx, id)
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    await recordChange(tx, ctx, {
      action: 'delete webhook',
      subjectId: id,
      before: { name: hostOf(url), url, types },
    })
  })
}

export async function pauseEndpoint(ctx: AdminContext, id: string): Promise<WebhookEndpoint> {
  await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    if (before.pausedBecause !== null) return
    await tx
      .update(webhookEndpoints)
      .set({ pausedBecause: 'owner', pausedAt: new Date(ctx.clock.nowMs()) })
      .where(eq(webhookEndpoints.id, id))
    await logPause(tx, ctx, before, true)
  })
  return getEndpoint(ctx, id)
}

/** What has happened meanwhile is sent now. */
export async function resumeEndpoint(ctx: AdminContext, id: string): Promise<WebhookEndpoint> {
  await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    if (before.pausedBecause === null) return
    const resumed = { pausedBecause: null, pausedAt: null, failingSince: null }
    await tx.update(webhookEndpoints).set(resumed).where(eq(webhookEndpoints.id, id))
    await sendSoon(tx, ctx, before)
    await logPause(tx, ctx, before, false)
  })
  return getEndpoint(ctx, id)
}

/** The secret before signs too for a while, so that the receiver can change over, unless it cannot be read any more. */
export async function replaceSecret(
  ctx: AdminContext,
  { id, overlapHours = SECRET_OVERLAP_HOURS }: ReplaceWebhookSecretInput,
): Promise<MadeWebhook> {
  const secret = makeSecret()
  const sealed = await sealSecret(ctx, id, secret)
  await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEndpoint(tx, id)
    const keptHours = (await canBeRead(ctx, before)) ? overlapHours : 0
    const old =
      keptHours > 0
        ? { oldSealed: before.sealed, oldUntil: new Date(ctx.clock.nowMs() + keptHours * 3_600_000) }
        : { oldSealed: null, oldUntil: null }
    await tx
      .update(webhookEndpoints)
      .set({ sealed, ...old })
      .where(eq(webhookEndpoints.id, id))
    await recordChange(tx, ctx, {
      action: 'replace webhook',
      subjectId: id,
      after: { name: hostOf(before.url), overlapHours: keptHours },
    })
  })
  return { endpoint: await getEndpoint(ctx, id), secret }
}

const canBeRead = (ctx: AdminContext, { id, sealed }: EndpointRow) =>
  openSecret(ctx, id, sealed).then(
    () => true,
    () => false,
  )

/** A message that says nothing, to this endpoint alone; it is sent even while the endpoint is paused. */
export async function sendTest(ctx: AdminContext, id: string): Promise<void> {
  await retryTransaction(ctx.db, async (tx) => {
    const { createdBy } = await lockEndpoint(tx, id)
    await insertMessage(tx, {
      type: 'webhook.test',
      topic: null,
      data: { message: 'Webhooks arrive here.', addedBy: createdBy },
      at: new Date(ctx.clock.nowMs()),
      endpointIds: [id],
    })
  })
  ctx.live.nudge()
}

/** What waits is not kept waiting for its next try. */
async function sendSoon(tx: Database, { clock, jobs }: AdminContext, { id }: EndpointRow) {
  await tx
    .update(webhookDeliveries)
    .set({ nextTryAt: new Date(clock.nowMs()), tries: 0 })
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting')))
  await jobs.enqueue(tx, sendWebhooks, { endpointId: id })
}

const logPause = (tx: Database, ctx: AdminContext, { id, url }: EndpointRow, isPaused: boolean) =>
  recordChange(tx, ctx, {
    action: 'change webhook',
    subjectId: id,
    before: { name: hostOf(url), isPaused: !isPaused },
    after: { name: hostOf(url), isPaused },
  })

async function getEndpoint({ db, clock }: AdminContext, id: string): Promise<WebhookEndpoint> {
  const waiting = await countWaiting(db)
  const row = (await listEndpointRows(db)).find((each) => each.id === id)
  if (!row) throw new AppError('NOT_FOUND', 'That webhook no longer exists')
  return presentEndpoint(row, waiting.get(id) ?? 0, clock.nowMs())
}

/** An address that would be refused at every try. What its name resolves to is checked then. */
function rejectUnreachable({ webhookHosts }: AdminContext, url: string) {
  if (canBeAsked(url, webhookHosts)) return
  const message =
    new URL(url).protocol === 'https:'
      ? 'This address is not on the public internet. Whoever runs the server can allow its host in WEBHOOK_HOSTS.'
      : 'The address must begin with https://, unless whoever runs the server allows its host in WEBHOOK_HOSTS.'
  throw new AppError('VALIDATION', message, { issues: [{ path: 'url', message }] })
}

const hostOf = (url: string) => new URL(url).host
