import {
  type Allergen,
  allergenListOf,
  allergenNames,
  type ChangeProductInput,
  type EditableProduct,
  findContradiction,
  type SaveProductInput,
} from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { forgetRows } from '../../db/many-rows.ts'
import { newId } from '../../db/new-id.ts'
import { orderLines, products } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectLargeAmounts, rejectOutdated } from '../../platform/app-error.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { findProductRow, lockCategoryBySlug } from './catalogue-queries.ts'
import { lockDishNames, rejectTakenNames, requireProductId } from './dish-names.ts'
import { publishChange, claimSlug, requireSlug } from './change-menu.ts'
import { listGroupRows, listGroupsWithChoice, listLinkRows } from './option-queries.ts'
import { placeDishes } from './menu-order.ts'
import { presentGroupsByDish, presentLink, shownAt } from './present-options.ts'
import { presentEditable } from './present-product.ts'
import { paintLater } from './paint-dishes.ts'
import { saveDishOptions } from './save-dish-options.ts'

/** Puts a product at the end of its category. */
export function createProduct(ctx: AdminContext, input: SaveProductInput): Promise<EditableProduct> {
  return publishChange(ctx, async (tx) => {
    const id = newId()
    await lockDishNames(tx)
    const categoryId = await requireCategory(tx, input.categorySlug)
    const slug = requireSlug(input.slug ?? input.title)
    const [last] = await tx
      .select({ position: max(products.position) })
      .from(products)
      .where(eq(products.categoryId, categoryId))
    const row = {
      id,
      slug,
      categoryId,
      title: input.title,
      description: '',
      priceCents: await centsOf(tx, input.price),
      position: (last?.position ?? -1) + 1,
      createdAt: new Date(ctx.clock.nowMs()),
      ...columnsOf(input, null),
      allergenList: allergenListOf(await readRegion(tx)),
    }
    await rejectTakenNames(tx, row)
    await claimSlug('product', slug, tx.insert(products).values(row))
    if (input.optionGroups) await saveDishOptions(tx, id, input.optionGroups)
    const after = await getEditable(tx, id, ctx.clock.nowMs())
    rejectContradiction(after)
    if (after.thumbnail === undefined) await paintLater(tx, ctx.jobs)
    await recordChange(tx, ctx, { action: 'create product', subjectId: id, after })
    return after
  })
}

/** Changes the fields that the input names; in another category it is the last. An edit based on an older version is rejected. */
export function changeProduct(
  ctx: AdminContext,
  { id: idOrSlug, version, ...input }: ChangeProductInput,
): Promise<EditableProduct> {
  return publishChange(ctx, async (tx) => {
    const isRenamed = input.slug !== undefined || input.sku !== undefined
    if (isRenamed) await lockDishNames(tx)
    const id = await requireProductId(tx, idOrSlug)
    // Locked, so the second of two concurrent saves sees the version of the first.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
    const before = await getEditable(tx, id, ctx.clock.nowMs())
    rejectOutdated(before.title, before, version)
    const slug = input.slug === undefined ? undefined : requireSlug(input.slug)
    const sku = input.sku === undefined ? before.sku : input.sku
    if (isRenamed) await rejectTakenNames(tx, { id, slug: slug ?? before.slug, sku })
    await claimSlug(
      'product',
      slug,
      tx
        .update(products)
        .set({
          ...columnsOf(input, before),
          ...(coversList(input, before) && { allergenList: allergenListOf(await readRegion(tx)) }),
          ...(input.title !== undefined && { title: input.title }),
          ...(input.price !== undefined && { priceCents: await centsOf(tx, input.price) }),
          ...(slug !== undefined && { slug }),
          ...(input.categorySlug !== undefined && {
            categoryId: await requireCategory(tx, input.categorySlug),
          }),
          version: sql`${products.version} + 1`,
        })
        .where(eq(products.id, id)),
    )
    if (input.optionGroups) await saveDishOptions(tx, id, input.optionGroups)
    const after = await getEditable(tx, id, ctx.clock.nowMs())
    if (after.category._id !== before.category._id) await placeDishes(tx, [{ id, place: null }])
    rejectContradiction(after)
    if (after.thumbnail === undefined || after.isPainted) await paintLater(tx, ctx.jobs)
    await recordChange(tx, ctx, { action: 'change product', subjectId: id, before, after })
    if ((before.stock === 0) !== (after.stock === 0))
      noteNews(tx, { type: after.stock === 0 ? 'dish.sold_out' : 'dish.available', about: after.slug })
    return after
  })
}

/** Takes a product off the menu; orders keep their lines, and its slug becomes free. */
export async function deleteProduct(ctx: AdminContext, idOrSlug: string): Promise<void> {
  await publishChange(ctx, async (tx) => {
    const id = await requireProductId(tx, idOrSlug)
    await rejectIfChoice(tx, id)
    await forgetRows(tx, orderLines.productId, [id])
    // Locked, so that it becomes no choice of a group meanwhile; last, because its orders wait.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
    await rejectIfChoice(tx, id)
    const before = await getEditable(tx, id, ctx.clock.nowMs())
    await tx.delete(products).where(eq(products.id, id))
    await recordChange(tx, ctx, { action: 'delete product', subjectId: id, before })
  })
}

async function rejectIfChoice(tx: Database, id: string) {
  const groups = await listGroupsWithChoice(tx, id)
  if (groups.length === 0) return
  const names = groups.map((name) => `“${name}”`).join(', ')
  const found = await findProductRow(tx, id)
  throw new AppError(
    'CONFLICT',
    `${found?.product.title} is a choice of ${names}. Take it out there first, under Options.`,
  )
}

/** The product as its editor sees it, or NOT_FOUND. */
export async function getEditable(db: Database, id: string, nowMs: number): Promise<EditableProduct> {
  const row = await findProductRow(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'That product is no longer on the menu')
  const links = await listLinkRows(db, id)
  const groups = await listGroupRows(
    db,
    links.map(({ groupId }) => groupId),
  )
  const groupById = new Map(groups.map((one) => [one.group.id, one]))
  const zone = await readRegion(db)
  const shown = shownAt(nowMs, zone)
  return presentEditable(
    row,
    { ...shown, zone },
    {
      optionGroups: presentGroupsByDish(groups, links, shown).get(id) ?? [],
      dishOptionGroups: links.flatMap((link) => {
        const group = groupById.get(link.groupId)
        return group ? [presentLink(link, group, shown.money)] : []
      }),
    },
  )
}

async function centsOf(tx: Database, price: number): Promise<number> {
  const money = moneyOf(await readRegion(tx))
  rejectLargeAmounts('price', [{ path: 'price', amount: price }], money)
  return money.toCents(price)
}

type Optional = Omit<ChangeProductInput, 'id' | 'title' | 'slug' | 'price' | 'categorySlug'>

/** Columns that are optional for both a new product and a change. */
function columnsOf(input: Optional, before: EditableProduct | null) {
  const { description, imageUrl, isFeatured, discountPercent, stock, attributes, spiceLevel } = input
  const { dietary, allergens, isHidden, number, sku } = input
  return {
    ...(sku !== undefined && { sku: sku || null }),
    ...(number !== undefined && { number: number ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(isNewPicture(imageUrl, before) && { thumbnail: imageUrl || null, paintedFrom: null }),
    ...(isFeatured !== undefined && { isFeatured }),
    ...(isHidden !== undefined && { isHidden }),
    ...(discountPercent !== undefined && { discountPercent }),
    ...(stock !== undefined && { stock }),
    ...(attributes !== undefined && { attributes }),
    ...(dietary !== undefined && { dietary }),
    ...(allergens !== undefined && { allergens }),
    ...(spiceLevel !== undefined && { spiceLevel }),
  }
}

/**
 * Whether a statement covers the country's list. A change of one that was made for another list does not: anyone who adds
 * celery has not said that there is no lupin.
 */
export const coversList = (
  {
    allergens,
    hasAllAllergens,
  }: { allergens?: Allergen[] | null | undefined; hasAllAllergens?: boolean | undefined },
  before: { allergens: readonly Allergen[] | null; unstatedAllergens?: readonly Allergen[] | undefined },
): boolean =>
  hasAllAllergens === true ||
  (allergens !== undefined && (before.allergens === null || before.unstatedAllergens === undefined))

/** Without one a painting stays, and so it does for anyone who sends back the address that they have read. */
const isNewPicture = (imageUrl: string | null | undefined, before: EditableProduct | null) =>
  imageUrl !== undefined && !(before?.isPainted && (!imageUrl || imageUrl === before.thumbnail))

/** A guest with an allergy must be able to rely on the label. */
function rejectContradiction({ title, dietary, allergens }: EditableProduct) {
  const found = findContradiction(dietary, allergens)
  if (found === null) return
  const message = `${title} cannot be ${found.diet} and contain ${allergenNames[found.allergen]}`
  throw new AppError('VALIDATION', message, { issues: [{ path: 'allergens', message }] })
}

async function requireCategory(tx: Database, slug: string): Promise<string> {
  const category = await lockCategoryBySlug(tx, slug)
  if (category) return category.id
  const message = `There is no category "${slug}"`
  throw new AppError('VALIDATION', message, { issues: [{ path: 'categorySlug', message }] })
}
