import {
  defaultCategories,
  defaultMenu,
  defaultOptionGroups,
  demoCoupons,
  dishesWithOptions,
  type MenuItem,
  samplePages,
} from '@tiffin/restaurant'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../new-id.ts'
import type { Database } from '../database.ts'
import {
  auditLog,
  catalogueVersion,
  categories,
  coupons,
  optionChoices,
  optionGroups,
  pages,
  pageVersions,
  productOptionGroups,
  products,
} from '../schema/index.ts'

/**
 * Fills a new database with the sample's menu and pages and, in demo mode, the demo coupons. A database that was ever
 * seeded is left alone, even if its owner has emptied the menu; only the demo coupons, whose codes everyone knows, go
 * when it is no demo any more. Returns whether it seeded.
 */
export function seedDatabase(
  db: Database,
  { isDemo, now }: { isDemo: boolean; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // This one row decides: if two processes start at the same time, one inserts it and seeds.
    const first = await tx.insert(catalogueVersion).values({ version: 1 }).onConflictDoNothing().returning()
    if (first.length === 0) {
      if (!isDemo) await dropDemoCoupons(tx)
      return false
    }
    await seedMenu(tx, now)
    await seedPages(tx, now)
    if (isDemo) await seedCoupons(tx)
    return true
  })
}

async function seedMenu(tx: Database, now: Date) {
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
      spiceLevel: item.spiceLevel ?? null,
      position,
      createdAt: addedToTheMenu(item, now),
    })),
  )
  await seedOptions(tx, productIds)
}

async function seedOptions(tx: Database, productIds: ReadonlyMap<string, string>) {
  for (const [position, group] of defaultOptionGroups.entries()) {
    const { key, name, min, max } = group
    const groupId = newId()
    await tx.insert(optionGroups).values({ id: groupId, key, name, min, max })
    await tx.insert(optionChoices).values(
      group.choices.map((choice, place) => ({
        ...choice,
        groupId,
        priceCents: 0,
        isDefault: choice.key === group.defaultKey,
        max: 1,
        position: place,
        // More chilli is no other allergen.
        allergens: [],
      })),
    )
    await tx.insert(productOptionGroups).values(
      dishesWithOptions(group).map(({ slug, choice }) => ({
        productId: productIds.get(slug) ?? '',
        groupId,
        position,
        defaults: choice === group.defaultKey ? null : [choice],
      })),
    )
  }
}

async function seedPages(tx: Database, at: Date) {
  const contents = Object.entries(samplePages)
  await tx
    .insert(pages)
    .values(
      contents.map(([path, published]) => ({ path, published, draftKey: randomBytes(16).toString('hex') })),
    )
  await tx
    .insert(pageVersions)
    .values(contents.map(([path, content]) => ({ id: newId(), path, content, version: 1, at, by: null })))
}

async function seedCoupons(tx: Database) {
  await tx.insert(coupons).values(demoCoupons.map((coupon) => ({ ...coupon, id: newId() })))
}

// One that staff have created or edited is theirs, whatever its code.
async function dropDemoCoupons(tx: Database) {
  const codes = demoCoupons.map(({ code }) => code)
  const changes = tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.subjectId, coupons.id))
  await tx.delete(coupons).where(and(inArray(coupons.code, codes), notExists(changes)))
}

// A menu grows over a season: dates spread over half a year by slug make "newest" a mix, not the menu's last page.
function addedToTheMenu({ slug }: MenuItem, now: Date): Date {
  const daysAgo = createHash('sha256').update(slug).digest().readUInt16BE() % 180
  return new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
}
