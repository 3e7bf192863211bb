import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { changeMenu } from './change-menu.ts'
import { announceLater } from './menu-jobs.ts'
import { presentAvailability } from './present-product.ts'
import { startOfSale } from './start-of-sale.ts'

/**
 * 86es a dish, or turns it back on. Its stock and version stay unchanged: a colleague's unsaved edit stays valid, and
 * no edit can get in a cook's way.
 */
export async function setAvailability(
  ctx: AdminContext,
  input: SetAvailabilityInput,
): Promise<ProductAvailability> {
  const change = async (tx: Database) => {
    const nowMs = ctx.clock.nowMs()
    const { id, slug, title, stock, isSoldOut, soldOutUntil } = products
    const columns = { id, slug, title, stock, isSoldOut, soldOutUntil }
    const ofProduct = eq(id, input.id)
    // Locked, so the log lists two changes in the order in which they happened.
    const [before] = await tx.select(columns).from(products).where(ofProduct).for('update')
    if (!before) throw new Refusal('NOT_FOUND', 'That product is no longer on the menu')
    const after = {
      id: input.id,
      isSoldOut: input.soldOut,
      soldOutUntil: input.soldOut && input.until ? startOfSale(input.until, nowMs) : null,
    }
    await tx.update(products).set(after).where(ofProduct)
    const { soldOutUntil: until } = after
    if (until !== null) await announceLater(tx, ctx, { at: until, productId: input.id })
    const result = presentAvailability(after, nowMs)
    await recordChange(tx, ctx, {
      action: 'change availability',
      subjectId: input.id,
      before: { title: before.title, ...presentAvailability(before, nowMs) },
      after: { title: before.title, ...result },
    })
    return { slug: before.slug, available: !result.isSoldOut && before.stock !== 0, result }
  }
  const { result } = await changeMenu(ctx, change, ({ slug, available }) => [{ slug, available }])
  return result
}
