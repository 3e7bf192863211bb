import type { ChangePromotionInput, EditablePromotion, Promotion, SavePromotionInput } from '@tiffin/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { promotions } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import type { AdminContext } from '../platform/context.ts'
import { AppError, rejectOutdated } from '../platform/app-error.ts'
import { publishChange } from './catalogue/change-menu.ts'

export function createPromotion(ctx: AdminContext, input: SavePromotionInput): Promise<EditablePromotion> {
  return publishChange(ctx, async (tx) => {
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
  return publishChange(ctx, async (tx) => {
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
  await publishChange(ctx, async (tx) => {
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

/** All of them, in display order. */
export function listPromotionRows(db: Database): Promise<PromotionRow[]> {
  return db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id))
}

const getPromotion = async (db: Database, id: string): Promise<PromotionRow> =>
  notFoundIfAbsent(await selectPromotion(db, id))

/** Locked, so the second of two concurrent saves sees the version of the first. */
const lockPromotion = async (tx: Database, id: string): Promise<PromotionRow> =>
  notFoundIfAbsent(await selectPromotion(tx, id).for('update'))

const selectPromotion = (db: Database, id: string) =>
  db.select().from(promotions).where(eq(promotions.id, id)).$dynamic()

function notFoundIfAbsent([row]: PromotionRow[]): PromotionRow {
  if (!row) throw new AppError('NOT_FOUND', 'Promotion not found')
  return row
}

type PromotionRow = typeof promotions.$inferSelect

export const presentPromotion = (row: PromotionRow): Promotion => ({
  _id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  image: row.image,
  ctaText: row.ctaText,
  ctaLink: row.ctaLink,
  active: row.isActive,
  order: row.position,
})

export const presentEditable = (row: PromotionRow): EditablePromotion => ({
  ...presentPromotion(row),
  version: row.version,
})
