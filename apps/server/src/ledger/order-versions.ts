/** What an order was when it was placed, and after each change. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  type orderLines,
  orders,
  orderVersions,
  type OrderContents,
  type VersionLine,
} from '../db/schema/index.ts'

type OrderRow = typeof orders.$inferSelect
type OrderLineRow = typeof orderLines.$inferSelect

export type VersionRow = typeof orderVersions.$inferSelect

export const withoutOrderId = ({ orderId: _id, ...line }: OrderLineRow): VersionLine => line

/** What a version keeps of an order. */
export const contentsOf = (order: OrderRow, lines: readonly OrderLineRow[]): OrderContents => ({
  note: order.note,
  allergyNote: order.allergyNote,
  couponId: order.couponId,
  couponCode: order.couponCode,
  subtotalCents: order.subtotalCents,
  discountCents: order.discountCents,
  extras: order.extras,
  extrasTotalCents: order.extrasTotalCents,
  taxCents: order.taxCents,
  taxes: order.taxes,
  areTaxesIncluded: order.areTaxesIncluded,
  totalCents: order.totalCents,
  lines: lines.map(withoutOrderId),
})

/** Of one order, oldest first; none if it was never changed. */
export const listVersions = (db: Database, orderId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(orderVersions)
    .where(eq(orderVersions.orderId, orderId))
    .orderBy(asc(orderVersions.revision))

export async function findVersion(
  db: Database,
  orderId: string,
  revision: number,
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.revision, revision)))
  return row ?? null
}

interface NewVersion {
  contents: OrderContents
  by: string | null
  at: Date
  reason?: string | undefined
  undoes?: number | undefined
}

/** Stores the next version of a locked order. With the first change, the order as it was placed is stored before it. */
export async function insertVersion(
  tx: Database,
  order: OrderRow,
  before: OrderContents,
  { contents, by, at, reason, undoes }: NewVersion,
): Promise<number> {
  const { id: orderId, createdAt } = order
  const revision = order.revision + 1
  const placed = { orderId, revision: 0, contents: before, by: null, createdAt }
  await tx.insert(orderVersions).values([
    ...(order.revision === 0 ? [placed] : []),
    {
      orderId,
      revision,
      contents,
      by,
      reason: reason ?? null,
      undoes: undoes ?? null,
      createdAt: at,
    },
  ])
  return revision
}

/** The version that the guest was last told of, and the present one; null if the order was never changed. */
export async function findUnnotified(
  db: Database,
  orderId: string,
): Promise<{ told: VersionRow; now: VersionRow } | null> {
  const [order] = await db.select({ revision: orders.revision }).from(orders).where(eq(orders.id, orderId))
  if (!order || order.revision === 0) return null
  const now = await findVersion(db, orderId, order.revision)
  const [latest] = await db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), isNotNull(orderVersions.toldAt)))
    .orderBy(desc(orderVersions.revision))
    .limit(1)
  const told = latest ?? (await findVersion(db, orderId, 0))
  return told && now && { told, now }
}

export const markNotified = (db: Database, { orderId, revision }: VersionRow, at: Date): Promise<unknown> =>
  db
    .update(orderVersions)
    .set({ toldAt: at })
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.revision, revision)))
