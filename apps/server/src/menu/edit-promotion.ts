import type { ChangePromotionInput, EditablePromotion, SavePromotionInput } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { newId } from '../db/new-id.ts'
import { promotions } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { rejectOutdated } from '../platform/reject-outdated.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { changeMenu } from './catalogue/change-menu.ts'
import { presentEditable } from './present-promotion.ts'
import { getPromotion, lockPromotion } from './promotion-queries.ts'

export function createPromotion(ctx: AdminContext, input: SavePromotionInput): Promise<EditablePromotion> {
  return changeMenu(ctx, async (tx) => {
    const id = newId()
    await tx.insert(promotions).values({ id, title: input.title, ...columnsOf(input) })
    const after = presentEditable(await getPromotion(tx, id))
    await recordChange(tx, ctx, { action: 'create promotion', subjectId: id, after })
    return after
  })
}

/** Changes the fields that the input names. */
export function changePromotion(
  ctx: AdminContext,
  { id, version, ...input }: ChangePromotionInput,
): Promise<EditablePromotion> {
  return changeMenu(ctx, async (tx) => {
    const before = await lockPromotion(tx, id)
    rejectOutdated(before.title, before, version)
    await tx
      .update(promotions)
      .set({ ...columnsOf(input), version: sql`${promotions.version} + 1` })
      .where(eq(promotions.id, id))
    const after = presentEditable(await getPromotion(tx, id))
    await recordChange(tx, ctx, {
      action: 'change promotion',
      subjectId: id,
      before: presentEditable(before),
      after,
    })
    return after
  })
}

export async function deletePromotion(ctx: AdminContext, id: string): Promise<void> {
  await changeMenu(ctx, async (tx) => {
    const before = presentEditable(await getPromotion(tx, id))
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
}: Omit<ChangePromotionInput, 'id' | 'version'>) {
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
