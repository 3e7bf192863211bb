/** The same change to several dishes: whole in one transaction, but for the dishes that it does not fit. */
import {
  allergenNames,
  amountTrouble,
  type ChangedProducts,
  type ChangeProductsInput,
  dietaryLabels,
  findContradiction,
  MAX_PRICE_CENTS,
  type ProductsChange,
} from '@tiffin/contract'
import { adjustedPriceCents, type Money, moneyOf } from '@tiffin/pricing'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema/index.ts'
import { recordChanges } from '../../ledger/log/record-change.ts'
import { AppError, rejectIssues, rejectOutdated } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { dayOn, type Zone } from '../../platform/wall-clock.ts'
import { isSoldOutAt, lockCategoryBySlug, type ProductRow } from './catalogue-queries.ts'
import { dishFinder, isNamed } from './dish-names.ts'
import { publishChange } from './change-menu.ts'
import { announceLater } from './menu-jobs.ts'
import { placeDishes } from './menu-order.ts'
import { startOfSale } from './set-availability.ts'

type Columns = Partial<typeof products.$inferInsert>

interface Planned {
  row: ProductRow
  set: Columns
  before: string
  after: string
}

interface Plan {
  changed: Planned[]
  unchanged: number
  refused: ChangedProducts['refused']
}

/** What the change would do. Changes nothing. */
export async function previewProductsChange(
  ctx: AdminContext,
  input: ChangeProductsInput,
): Promise<ChangedProducts> {
  const rows = await selectRows(ctx.db, input)
  return presentPlan(planChange(rows, input, await readTerms(ctx.db, ctx, input.change)))
}

/** A dish that someone has changed since, or that cannot be so, is left as it is, and named. */
export async function changeProducts(
  ctx: AdminContext,
  input: ChangeProductsInput,
): Promise<ChangedProducts> {
  const { change } = input
  const isOfSale = change.set === 'availability'
  const plan = await publishChange(
    ctx,
    async (tx) => {
      const terms = await readTerms(tx, ctx, change)
      // In the order in which orders lock them.
      const rows = await selectRows(tx, input).for('no key update', { of: products })
      const planned = planChange(rows, input, terms)
      await writeAll(tx, planned.changed, { isEdit: !isOfSale })
      if (change.set === 'category')
        await placeDishes(
          tx,
          planned.changed.map(({ row }) => ({ id: row.product.id, place: null })),
        )
      if (terms.until !== null) {
        const productIds = planned.changed.map(({ row }) => row.product.id)
        await announceLater(tx, ctx, { at: terms.until, productIds })
      }
      await logAll(tx, ctx, planned.changed, change.set)
      return planned
    },
    ({ changed }) => (isOfSale ? changed.map(({ row, set }) => availabilityAfter(row, set)) : []),
  )
  return presentPlan(plan)
}

const availabilityAfter = ({ product: { slug, stock } }: ProductRow, { isSoldOut }: Columns) => ({
  slug,
  available: isSoldOut === false && stock !== 0,
})

const selectRows = (db: Database, input: ChangeProductsInput) =>
  db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(isNamed(input.products.map(({ id }) => id)))
    .orderBy(asc(products.id))

/** What the change means here and now. */
interface Terms {
  money: Money
  zone: Zone
  nowMs: number
  category: { id: string; name: string } | null
  /** When what is marked as sold out returns; null: not by itself. */
  until: Date | null
}

async function readTerms(db: Database, ctx: AdminContext, change: ProductsChange): Promise<Terms> {
  const zone = await readRegion(db)
  const money = moneyOf(zone)
  const nowMs = ctx.clock.nowMs()
  const terms = { money, zone, nowMs, category: null, until: null }
  if (change.set === 'category') {
    const category = await lockCategoryBySlug(db, change.categorySlug)
    if (category) return { ...terms, category }
    reject('categorySlug', `There is no category "${change.categorySlug}"`)
  }
  if (change.set === 'price') {
    for (const field of ['roundTo', 'ending'] as const) {
      if (!money.isWhole(change[field] ?? 0)) reject(field, 'There is no such coin')
    }
    if (change.unit === 'amount' && !money.isWhole(change.by)) reject('by', 'There is no such coin')
  }
  if (change.set === 'availability' && change.soldOut && change.until)
    return { ...terms, until: startOfSale(change.until, { nowMs, zone }, 'change.until') }
  return terms
}

const reject = (field: string, message: string) =>
  rejectIssues('VALIDATION', [{ path: `change.${field}`, message }])

/** In the order of the call; a dish that is named twice counts once. */
function planChange(
  rows: readonly ProductRow[],
  { products: wanted, change }: ChangeProductsInput,
  terms: Terms,
) {
  const rowById = new Map(rows.map((row) => [row.product.id, row]))
  const find = dishFinder(rows.map(({ product }) => product))
  const versions = new Map(wanted.map(({ id: name, version }) => [find(name)?.id ?? name, version]))
  const plan: Plan = { changed: [], unchanged: 0, refused: [] }
  for (const [id, version] of versions) {
    const row = rowById.get(id)
    const title = row?.product.title ?? ''
    try {
      if (!row) throw new AppError('NOT_FOUND', 'One of them is no longer on the menu')
      // As with a single dish, a mark is no edit.
      if (change.set !== 'availability') rejectOutdated(title, row.product, version)
      const planned = planDish(row, change, terms)
      if (planned.before === planned.after) plan.unchanged += 1
      else plan.changed.push({ row, ...planned })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      plan.refused.push({ _id: id, title, message: error.body.message })
    }
  }
  return plan
}

function planDish(
  { product, category }: ProductRow,
  change: ProductsChange,
  terms: Terms,
): Omit<Planned, 'row'> {
  switch (change.set) {
    case 'category':
      return {
        set: terms.category === null ? {} : { categoryId: terms.category.id },
        before: category.name,
        after: terms.category?.name ?? '',
      }
    case 'hidden':
      return {
        set: { isHidden: change.isHidden },
        before: describeHidden(product.isHidden),
        after: describeHidden(change.isHidden),
      }
    case 'availability': {
      const set = { isSoldOut: change.soldOut, soldOutUntil: terms.until }
      return { set, before: describeSale(product, terms), after: describeSale(set, terms) }
    }
    case 'price':
      return planPrice(product, change, terms)
    case 'featured':
      return {
        set: { isFeatured: change.isFeatured },
        before: describeFeatured(product.isFeatured),
        after: describeFeatured(change.isFeatured),
      }
    default:
      return planDiet(product, change)
  }
}

const describeHidden = (isHidden: boolean) => (isHidden ? 'Hidden' : 'Shown')
const describeFeatured = (isFeatured: boolean) => (isFeatured ? 'Featured' : 'Not featured')

function describeSale(
  marked: Pick<ProductRow['product'], 'isSoldOut' | 'soldOutUntil'>,
  { nowMs, zone }: Terms,
) {
  if (!isSoldOutAt(marked, nowMs)) return 'Available'
  return marked.soldOutUntil === null ? 'Sold out' : `Sold out until ${dayOn(marked.soldOutUntil, zone)}`
}

function planPrice(
  { title, priceCents }: ProductRow['product'],
  { by, unit, roundTo, ending }: Extract<ProductsChange, { set: 'price' }>,
  { money }: Terms,
) {
  const cents = adjustedPriceCents(priceCents, {
    ...(unit === 'percent' ? { percent: by } : { amountCents: money.toCents(by) }),
    stepCents: roundTo === undefined ? 1 : money.toCents(roundTo),
    endingCents: money.toCents(ending ?? 0),
  })
  if (cents === null) throw new AppError('VALIDATION', `${title} would cost less than nothing`)
  if (amountTrouble(money.toAmount(cents), money.decimals, MAX_PRICE_CENTS) !== null)
    throw new AppError('VALIDATION', `${title} would cost too much`)
  return { set: { priceCents: cents }, before: money.format(priceCents), after: money.format(cents) }
}

function planDiet(
  { title, dietary, allergens }: ProductRow['product'],
  { diet, has }: Extract<ProductsChange, { set: 'diet' }>,
) {
  const labels = dietaryLabels.filter((one) => (one === diet ? has : dietary.includes(one)))
  const found = findContradiction(labels, allergens)
  if (found !== null)
    throw new AppError(
      'VALIDATION',
      `${title} cannot be ${found.diet} and contain ${allergenNames[found.allergen]}`,
    )
  const describe = (some: readonly string[]) => some.join(', ') || 'none'
  const before = dietaryLabels.filter((one) => dietary.includes(one))
  return { set: { dietary: labels }, before: describe(before), after: describe(labels) }
}

/** Those that get the same values in one statement. */
async function writeAll(tx: Database, planned: readonly Planned[], { isEdit }: { isEdit: boolean }) {
  for (const alike of Map.groupBy(planned, ({ set }) => JSON.stringify(set)).values()) {
    const [{ set }] = alike as [Planned]
    await tx
      .update(products)
      .set({ ...set, ...(isEdit && { version: sql`${products.version} + 1` }) })
      .where(
        inArray(
          products.id,
          alike.map(({ row }) => row.product.id),
        ),
      )
  }
}

const fieldOf: Record<ProductsChange['set'], string> = {
  category: 'category',
  hidden: 'visibility',
  availability: 'availability',
  price: 'price',
  featured: 'featured',
  diet: 'dietary',
}

const logAll = (
  tx: Database,
  ctx: AdminContext,
  planned: readonly Planned[],
  set: ProductsChange['set'],
): Promise<void> =>
  recordChanges(
    tx,
    ctx,
    planned.map(({ row: { product }, before, after }) => ({
      action: set === 'availability' ? 'change availability' : 'change product',
      subjectId: product.id,
      before: { title: product.title, [fieldOf[set]]: before },
      after: { title: product.title, [fieldOf[set]]: after },
    })),
  )

const presentPlan = ({ changed, ...rest }: Plan): ChangedProducts => ({
  ...rest,
  changed: changed.map(({ row: { product }, before, after }) => ({
    _id: product.id,
    title: product.title,
    before,
    after,
  })),
})
