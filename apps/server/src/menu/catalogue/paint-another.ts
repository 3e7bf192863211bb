import type { EditableProduct } from '@tiffin/contract'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { storePainting } from '../store-picture.ts'
import { requireProductId } from './dish-names.ts'
import { publishChange } from './change-menu.ts'
import { getEditable } from './edit-product.ts'
import { hang, listOurs, svgOf } from './paint-dishes.ts'

/** The next painting of a dish, at once; a picture of its own is never replaced. */
export async function paintAnother(ctx: AdminContext, idOrSlug: string): Promise<EditableProduct> {
  const id = await requireProductId(ctx.db, idOrSlug)
  const dish = (await listOurs(ctx.db)).find((each) => each.id === id)
  const before = await getEditable(ctx.db, id, ctx.clock.nowMs())
  if (!dish) throw hasItsOwn(before.title)
  const next = { ...dish, turn: dish.turn + 1 }
  const url = await storePainting(ctx.pictures, svgOf(next))
  return publishChange(ctx, async (tx) => {
    if (!(await hang(tx, next, url))) throw hasItsOwn(before.title)
    const after = await getEditable(tx, id, ctx.clock.nowMs())
    await recordChange(tx, ctx, { action: 'repaint product', subjectId: id, before, after })
    return after
  })
}

const hasItsOwn = (title: string) =>
  new AppError('CONFLICT', `${title} has a picture of its own. Remove it first to have the dish painted.`)
