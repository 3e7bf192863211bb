import type { ChangePromotionInput, Promotion, SavePromotionInput } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import { promotions } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { changeMenu } from '../catalogue/change-menu.ts'
import { presentPromotion } from './present-promotion.ts'
import { getPromotion } from './promotion-queries.ts'

export function createPromotion(ctx: AdminContext, input: SavePromotionInput): Promise<Promotion> {
  return changeMenu(ctx, async (tx) => {
    const id = newId()
    await tx.insert(promotions).values({ id, title: input.title, ...columnsOf(input) })
    const after = presentPromotion(await getPromotion(tx, id))
    await recordChange(tx, ctx, { action: 'create promotion', subjectId: id, after })
    return after
  })
}

/** Changes what the input names and leaves the rest. */
export function changePromotion(
  ctx: AdminContext,
  { id, ...input }: ChangePromotionInput,
): Promise<Promotion> {
  return changeMenu(ctx, async (tx) => {
    const before = await getPromotion(tx, id)
    const columns = columnsOf(input)
    if (Object.keys(columns).length > 0) await tx.update(promotions).set(columns).where(eq(promotions.id, id))
    const after = presentPromotion(await getPromotion(tx, id))
    await recordChange(tx, ctx, {
      action: 'change promotion',
      subjectId: id,
      before: presentPromotion(before),
      after,
    })
    return after
  })
}

export async function deletePromotion(ctx: AdminContext, id: string): Promise<void> {
  await changeMenu(ctx, async (tx) => {
    const before = presentPromotion(await getPromotion(tx, id))
    await tx.delete(promotions).where(eq(promotions.id, id))
    await recordChange(tx, ctx, { action: 'delete promotion', subjectId: id, before })
  })
}

function columnsOf({
  title,
  subtitle,
  image,
  ctaText,
  ctaLink,
  active,
  order,
}: Omit<ChangePromotionInput, 'id'>) {
  return {
    ...(title !== undefined && { title }),
    ...(subtitle !== undefined && { subtitle: subtitle ?? '' }),
    ...(image !== undefined && { image: image ?? '' }),
    ...(ctaText !== undefined && { ctaText: ctaText ?? '' }),
    ...(ctaLink !== undefined && { ctaLink: ctaLink ?? '' }),
    ...(active !== undefined && { isActive: active }),
    ...(order !== undefined && { position: order }),
  }
}
