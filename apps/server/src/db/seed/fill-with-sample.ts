import { pageContent, settingSectionNames, type WrittenPage } from '@tiffin/contract'
import {
  allSampleSettings,
  defaultCategories,
  defaultMenu,
  defaultOptionGroups,
  demoCoupons,
  dishesWithOptions,
  type MenuItem,
  samplePages,
} from '@tiffin/restaurant/sample'
import { inArray } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../new-id.ts'
import type { Database } from '../database.ts'
import {
  categories,
  coupons,
  optionChoices,
  optionGroups,
  pages,
  pageVersions,
  productOptionGroups,
  products,
  settings,
} from '../schema/index.ts'

/** Whether nobody has entered anything that the sample would replace. */
export async function isUntouched(tx: Database): Promise<boolean> {
  const counts = [await tx.$count(products), await tx.$count(categories), await tx.$count(settings)]
  return counts.every((count) => count === 0)
}

/** Makes an empty site that of the sample: settings, menu and pages. */
export async function fillWithSample(
  tx: Database,
  { now, hasCoupons }: { now: Date; hasCoupons: boolean },
): Promise<void> {
  // Nobody has changed them yet.
  const version = 0
  await tx.insert(settings).values(
    settingSectionNames.map((section) => ({
      section,
      value: allSampleSettings[section],
      version,
      changedAt: now,
    })),
  )
  await fillMenuWithSample(tx, { now, hasAllergens: true })
  await insertPages(tx, samplePages, now)
  if (hasCoupons) await seedCoupons(tx)
}

interface SampleMenu {
  now: Date
  /** A kitchen that begins with the sample's menu cooks by its own recipes: what is in them only its owner can state. */
  hasAllergens: boolean
}

/** The sample's dishes with their categories and options, into an empty menu. */
export async function fillMenuWithSample(tx: Database, { now, hasAllergens }: SampleMenu): Promise<void> {
  const categoryRows = defaultCategories.map((category, position) => ({ ...category, id: newId(), position }))
  await tx.insert(categories).values(categoryRows)
  const idBySlug = new Map(categoryRows.map(({ slug, id }) => [slug, id]))
  const productIds = new Map(defaultMenu.map(({ slug }) => [slug, newId()]))
  await tx.insert(products).values(
    defaultMenu.map((item, position) => ({
      id: productIds.get(item.slug) ?? '',
      slug: item.slug,
      title: item.title,
      description: item.description,
      priceCents: item.priceCents,
      discountPercent: item.discountPercent ?? 0,
      thumbnail: `/art/${item.slug}.svg`,
      stock: item.stock ?? null,
      isFeatured: item.isFeatured ?? false,
      categoryId: idBySlug.get(item.categorySlug) ?? '',
      attributes: item.attributes ?? {},
      dietary: item.dietary,
      allergens: hasAllergens ? item.allergens : null,
      spiceLevel: item.spiceLevel ?? null,
      position,
      createdAt: addedToTheMenu(item, now),
    })),
  )
  await seedOptions(tx, productIds, hasAllergens)
}

async function seedOptions(tx: Database, productIds: ReadonlyMap<string, string>, hasAllergens: boolean) {
  for (const [position, group] of defaultOptionGroups.entries()) {
    const { key, name, min, max } = group
    const groupId = newId()
    // A larger cup or more chilli brings nothing, whatever the recipe and the country.
    const addsIngredients = group.choices.some(
      ({ dish, allergens }) => dish !== undefined || allergens?.length !== 0,
    )
    await tx.insert(optionGroups).values({ id: groupId, key, name, min, max, addsIngredients })
    await tx.insert(optionChoices).values(
      group.choices.map(({ dish, ...choice }, place) => ({
        ...choice,
        groupId,
        position: place,
        productId: dish === undefined ? null : (productIds.get(dish) ?? null),
        allergens: hasAllergens || choice.allergens?.length === 0 ? choice.allergens : null,
      })),
    )
    await tx.insert(productOptionGroups).values(
      dishesWithOptions(group).map(({ slug, defaults }) => ({
        productId: productIds.get(slug) ?? '',
        groupId,
        position,
        defaults,
      })),
    )
  }
}

/** Replaces the pages of the same paths, published. */
export async function insertPages(
  tx: Database,
  contents: Readonly<Record<string, WrittenPage>>,
  at: Date,
): Promise<void> {
  const rows = Object.entries(contents).map(([path, content]) => [path, pageContent.parse(content)] as const)
  await tx.delete(pages).where(inArray(pages.path, Object.keys(contents)))
  await tx
    .insert(pages)
    .values(rows.map(([path, published]) => ({ path, published, draftKey: randomBytes(16).toString('hex') })))
  await tx
    .insert(pageVersions)
    .values(rows.map(([path, content]) => ({ id: newId(), path, content, version: 1, at, by: null })))
}

async function seedCoupons(tx: Database) {
  await tx.insert(coupons).values(demoCoupons.map((coupon) => ({ ...coupon, id: newId() })))
}

// A menu grows over a season: dates spread over half a year by slug make "newest" a mix, not the menu's last page.
function addedToTheMenu({ slug }: MenuItem, now: Date): Date {
  const daysAgo = createHash('sha256').update(slug).digest().readUInt16BE() % 180
  return new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
}
