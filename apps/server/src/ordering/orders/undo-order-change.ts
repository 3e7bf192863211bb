import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, type VersionLine } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { getOrder } from './get-order.ts'
import { lockOrder } from './order-queries.ts'
import { findVersion } from '../../ledger/order-versions.ts'
import { replaceContents } from './replace-contents.ts'
import { rejectLateOrForeign, rejectOtherRevision } from './take-step.ts'
import { type ChangedOrder, rejectHandedOver } from './change-order.ts'

/** The order is again what it was before the caller's own latest change, while that is fresh. */
export async function undoOrderChange(
  ctx: AdminContext,
  { id, revision }: { id: string; revision: number },
): ChangedOrder {
  const rules = await ctx.catalogue.rules()
  const undone = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectHandedOver(order)
    rejectOtherRevision(order, revision)
    const latest = await findVersion(tx, id, revision)
    const earlier = await findVersion(tx, id, revision - 1)
    if (!latest || !earlier) throw new AppError('CONFLICT', `Order ${order.number} has not been changed.`)
    if (latest.undoes !== null) throw new AppError('CONFLICT', 'This change has already been taken back.')
    rejectLateOrForeign(ctx, order, {
      at: latest.createdAt.toISOString(),
      ...(latest.by && { by: latest.by }),
    })
    const { lines: before } = await getOrder(tx, id)
    const contents = { ...earlier.contents, lines: await withoutGone(tx, earlier.contents.lines) }
    const lines = contents.lines.map((line, itemIndex) => ({ ...line, itemIndex }))
    return replaceContents(tx, ctx, {
      order,
      before,
      contents,
      lines,
      rules,
      undoes: revision,
      changing: {
        by: ctx.caller._id,
        overridesKitchen: true,
        record: (_tx, _order, after) =>
          recordChange(tx, ctx, {
            action: 'undo order change',
            subjectId: id,
            before: { number: order.number, totalCents: order.totalCents, revision },
            after: { number: order.number, totalCents: after.totalCents, revision: after.revision },
          }),
      },
    })
  })
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return undone
}

/** A line keeps what it says of a dish that was deleted since, and takes no portions of it. */
async function withoutGone(tx: Database, lines: readonly VersionLine[]): Promise<VersionLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('key share')
  const known = new Set<string | null>(found.map(({ id }) => id))
  return lines.map((line) =>
    known.has(line.productId) ? line : { ...line, productId: null, isCounted: false },
  )
}
