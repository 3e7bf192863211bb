/** What an order was when it was placed, and after each change. */
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  type orderLines,
  type orders,
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

/** What staff have written for the guest about the changes after a version, oldest first; not about those they took back. */
export function listReasons(versions: readonly VersionRow[], after: VersionRow): string[] {
  const undone = new Set(versions.map(({ undoes }) => undoes))
  const standing = versions.filter(({ revision }) => revision > after.revision && !undone.has(revision))
  return [...new Set(standing.flatMap(({ reason }) => reason ?? []))]
}

/** The version that the guest was last told of, the present one, and why it was changed; null if it never was. */
export async function findUnnotified(
  db: Database,
  orderId: string,
): Promise<{ told: VersionRow; now: VersionRow; reasons: string[] } | null> {
  const versions = await listVersions(db, orderId)
  const now = versions.at(-1)
  const told = versions.findLast(({ toldAt }) => toldAt !== null) ?? versions[0]
  return told && now ? { told, now, reasons: listReasons(versions, told) } : null
}

export const markNotified = (db: Database, { orderId, revision }: VersionRow, at: Date): Promise<unknown> =>
  db
    .update(orderVersions)
    .set({ toldAt: at })
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.revision, revision)))
