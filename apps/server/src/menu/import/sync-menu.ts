/** Makes the menu what another program says, all of it or nothing. */
import {
  type MenuChanged,
  type MenuSync,
  PREVIEW_LIMIT_ROWS,
  type PreviewSyncInput,
  type SyncMenuInput,
} from '@tiffin/contract'
import { eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { forgetRows } from '../../db/many-rows.ts'
import { newId } from '../../db/new-id.ts'
import { categories, orderLines, products } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { rejectIssues } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { publishChange } from '../catalogue/change-menu.ts'
import { hasSharedName, lockDishNames } from '../catalogue/dish-names.ts'
import { announceLater } from '../catalogue/menu-jobs.ts'
import { paintLater } from '../catalogue/paint-dishes.ts'
import { isOvertaken, listTurned, MAX_ATTEMPTS } from './import-menu.ts'
import { lockProducts } from './menu-queries.ts'
import { idOfNew, type PlannedCategory, planSync, type SyncPlan } from './plan-sync.ts'
import { writeOptions } from './write-options.ts'
import { menuMoved, planWriting, writeProducts, type Writing } from './write-products.ts'

/** What the call would change, with every error. */
export const previewSync = async (
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  input: PreviewSyncInput,
): Promise<MenuSync> => presentSync(await planSync(db, clock, input), input)

/** Returns what was changed. If the menu is like that already, nothing is written, and nothing logged. */
export async function syncMenu(
  ctx: AdminContext,
  { fingerprint, ...input }: SyncMenuInput,
): Promise<MenuSync> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planSync(ctx.db, ctx.clock, input)
    if (fingerprint !== undefined && fingerprint !== plan.fingerprint) throw menuMoved()
    rejectIssues('VALIDATION', plan.errors)
    const result = presentSync(plan, input)
    if (result.isUnchanged) return result
    try {
      await write(ctx, plan, input, result)
      return result
    } catch (error) {
      // Someone else changed the menu: the plan has to be made again.
      if (!isOvertaken(error)) throw error
      if (attempt === MAX_ATTEMPTS) throw menuMoved()
    }
  }
}

async function write(ctx: AdminContext, plan: SyncPlan, input: PreviewSyncInput, result: MenuSync) {
  const writing = planWriting(plan.imported, plan.menu, true)
  const pause = async () => {}
  await publishChange(
    ctx,
    async (tx) => {
      await lockDishNames(tx)
      const idByNew = await writeCategories(tx, plan.categories)
      for (const { product } of writing.products.new)
        product.categoryId = idByNew.get(product.categoryId) ?? product.categoryId
      for (const { set } of writing.products.changed)
        if (set.categoryId !== undefined) set.categoryId = idByNew.get(set.categoryId) ?? set.categoryId
      const idBySlug = await writeProducts(tx, writing, new Date(ctx.clock.nowMs()), pause)
      if (await hasSharedName(tx)) throw menuMoved()
      await writeOptions(tx, writing, idBySlug, pause)
      await writeSales(tx, ctx, plan)
      await writeMissing(tx, plan, input.missing)
      await paintLater(tx, ctx.jobs)
      await recordChange(tx, ctx, { action: 'import menu', subjectId: 'menu', ...describeEntry(result) })
    },
    () => listTurnedBy(plan, writing),
  )
}

/** A mark counts for more than the portions. */
function listTurnedBy({ sales }: SyncPlan, writing: Writing): MenuChanged['dishes'] {
  const marked = sales.map(({ slug, isSoldOut, hasPortions }) => ({
    slug,
    available: !isSoldOut && hasPortions,
  }))
  const slugs = new Set(marked.map(({ slug }) => slug))
  return [...marked, ...listTurned(writing).filter(({ slug }) => !slugs.has(slug))]
}

/** Returns the ids of the new ones by what they were called in the plan. */
async function writeCategories(tx: Database, planned: readonly PlannedCategory[]) {
  const idByNew = new Map<string, string>()
  const [last] = await tx.select({ position: max(categories.position) }).from(categories)
  let position = last?.position ?? -1
  for (const { slug, known, set } of planned) {
    if (known === null) {
      const id = newId()
      idByNew.set(idOfNew(slug), id)
      position += 1
      await tx.insert(categories).values({ id, slug, position, ...set })
      continue
    }
    const [row] = await tx.select().from(categories).where(eq(categories.id, known.id)).for('update')
    if (row?.version !== known.version) throw menuMoved()
    await tx
      .update(categories)
      .set({ ...set, version: sql`${categories.version} + 1` })
      .where(eq(categories.id, known.id))
  }
  return idByNew
}

/** As with a single dish, a mark is no edit. */
async function writeSales(tx: Database, ctx: AdminContext, { sales }: SyncPlan) {
  for (const { slug, isSoldOut, soldOutUntil } of sales) {
    const [row] = await tx
      .update(products)
      .set({ isSoldOut, soldOutUntil })
      .where(eq(products.slug, slug))
      .returning({ id: products.id })
    if (!row) throw menuMoved()
    if (soldOutUntil !== null) await announceLater(tx, ctx, { at: soldOutUntil, productIds: [row.id] })
  }
}

async function writeMissing(tx: Database, { missing }: SyncPlan, how: PreviewSyncInput['missing']) {
  if (missing.length === 0) return
  const versionById = new Map(missing.map(({ id, version }) => [id, version]))
  const ids = [...versionById.keys()]
  const rows = await lockProducts(tx, ids)
  if (rows.length !== ids.length || rows.some(({ id, version }) => version !== versionById.get(id)))
    throw menuMoved()
  if (how === 'remove') {
    await forgetRows(tx, orderLines.productId, ids)
    await tx.delete(products).where(inArray(products.id, ids))
  } else
    await tx
      .update(products)
      .set({ isHidden: true, version: sql`${products.version} + 1` })
      .where(inArray(products.id, ids))
}

function presentSync(plan: SyncPlan, { missing }: PreviewSyncInput): MenuSync {
  const { imported, rows, sales, categories: planned } = plan
  const fieldsOf = (changes: readonly { column: string; before: string; after: string }[]) =>
    changes.map(({ column, before, after }) => ({ field: column, before, after }))
  const saleOf = new Map(sales.map((sale) => [sale.slug, sale.change]))
  const added = new Set(imported.new.map(({ slug }) => slug))
  const changed = new Map(imported.changed.map((row) => [row.slug, row]))
  const pathOf = (slug: string) => rows.pathOfProduct(rows.slugs.indexOf(slug))
  const dishes = [...changed.values()].map(({ slug, title, changes }) => ({ slug, title, changes }))
  const onlyMarked = sales
    .filter(({ slug }) => !added.has(slug) && !changed.has(slug))
    .map(({ slug, title }) => ({ slug, title, changes: [] }))
  const gone = plan.missing.map(({ id, slug, title }) => ({ _id: id, slug, title }))
  const groups = imported.groups ?? { new: [], changed: [], unchanged: 0 }
  const result = {
    fingerprint: plan.fingerprint,
    categories: {
      added: planned
        .filter(({ known }) => known === null)
        .map(({ path, slug, set }) => ({ path, name: set.name, slug })),
      changed: planned
        .filter(({ known }) => known !== null)
        .map(({ path, slug, set, changes }) => ({ path, name: set.name, slug, changes: fieldsOf(changes) })),
      unchanged: plan.unchangedCategories,
    },
    optionGroups: {
      added: groups.new.map(({ row, key, title }) => ({ path: rows.pathOfGroup(row), name: title, key })),
      changed: groups.changed.map(({ row, key, title, changes }) => ({
        path: rows.pathOfGroup(row),
        name: title,
        key,
        changes: fieldsOf(changes),
      })),
      unchanged: groups.unchanged,
    },
    products: {
      added: imported.new.map(({ slug, title }) => ({ path: pathOf(slug), name: title, slug })),
      changed: [...dishes, ...onlyMarked].map(({ slug, title, changes }) => {
        const sale = saleOf.get(slug)
        return {
          path: pathOf(slug),
          name: title,
          slug,
          changes: fieldsOf(sale ? [...changes, sale] : changes),
        }
      }),
      unchanged: imported.unchanged - onlyMarked.length,
    },
    hidden: missing === 'hide' ? gone : [],
    removed: missing === 'remove' ? gone : [],
    errors: plan.errors,
  } satisfies Omit<MenuSync, 'isUnchanged'>
  const { categories: ofCategories, optionGroups, products: ofProducts } = result
  const parts = [ofCategories, optionGroups, ofProducts]
  const isUnchanged =
    gone.length === 0 && parts.every((part) => part.added.length + part.changed.length === 0)
  return { ...result, isUnchanged: isUnchanged && plan.errors.length === 0 }
}

/** The log lists the first of each kind. */
function describeEntry({
  categories: ofCategories,
  optionGroups,
  products: ofProducts,
  hidden,
  removed,
}: MenuSync) {
  const namesOf = (some: readonly { name: string }[]) =>
    some.slice(0, PREVIEW_LIMIT_ROWS).map(({ name }) => name)
  const sideOf = (side: 'before' | 'after') =>
    Object.fromEntries(
      [...ofCategories.changed, ...optionGroups.changed, ...ofProducts.changed]
        .slice(0, PREVIEW_LIMIT_ROWS)
        .map(({ name, changes }) => [
          name,
          Object.fromEntries(
            changes.map((change) => [change.field, change[side].slice(0, PREVIEW_LIMIT_ROWS)]),
          ),
        ]),
    )
  return {
    before: { changed: sideOf('before') },
    after: {
      categories: namesOf(ofCategories.added),
      groups: namesOf(optionGroups.added),
      added: namesOf(ofProducts.added),
      changed: sideOf('after'),
      hidden: namesOf(hidden.map(({ title }) => ({ name: title }))),
      removed: namesOf(removed.map(({ title }) => ({ name: title }))),
    },
  }
}
