import type { WebhookEndpoint, WebhookType } from '@tiffin/contract'
import { and, asc, count, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** Which endpoints want to be told of what, also those that are paused. */
export const listWants = (tx: Database): Promise<Pick<EndpointRow, 'id' | 'types'>[]> =>
  tx
    .select({ id: webhookEndpoints.id, types: webhookEndpoints.types })
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.id))

export const listEndpointRows = (db: Database): Promise<EndpointRow[]> =>
  db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))

export async function findEndpoint(db: Database, id: string): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  return row ?? null
}

/** Locked until the transaction ends, or NOT_FOUND. */
export async function lockEndpoint(tx: Database, id: string): Promise<EndpointRow> {
  const ofEndpoint = eq(webhookEndpoints.id, id)
  // Not the key: an order that adds a delivery does not wait.
  const [row] = await tx.select().from(webhookEndpoints).where(ofEndpoint).for('no key update')
  if (!row) throw noSuchEndpoint()
  return row
}

export const noSuchEndpoint = (): AppError => new AppError('NOT_FOUND', 'That webhook no longer exists')

/** How many deliveries are still to be made, by endpoint. */
export async function countWaiting(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: webhookDeliveries.endpointId, waiting: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'waiting'))
    .groupBy(webhookDeliveries.endpointId)
  return new Map(rows.map(({ id, waiting }) => [id, waiting]))
}

/** Endpoints to which something could be sent now. */
export async function listBehind(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .where(
      and(
        isNull(webhookEndpoints.pausedBecause),
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextTryAt, now),
      ),
    )
  return rows.map(({ id }) => id)
}

export function presentEndpoint(row: EndpointRow, waiting: number, nowMs: number): WebhookEndpoint {
  const { pausedBecause, pausedAt, oldUntil } = row
  return {
    _id: row.id,
    url: row.url,
    types: row.types as WebhookType[],
    paused: pausedBecause && pausedAt && { because: pausedBecause, at: pausedAt.toISOString() },
    failingSince: row.failingSince?.toISOString() ?? null,
    lastDelivered: row.deliveredAt?.toISOString() ?? null,
    waiting,
    oldSecretUntil: oldUntil && oldUntil.getTime() > nowMs ? oldUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
  }
}
