import type { MenuChanged, SpecialDays } from '@tiffin/contract'
import { asc, count, eq, gte, lte, or, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import {
  catalogueVersion,
  categories,
  events,
  blockedContacts,
  kitchenPace,
  products,
  promotions,
  specialDays,
} from '../../db/schema/index.ts'
import type { CataloguePart } from '../../platform/context.ts'
import { type BusyMode, busyModeOff } from '../../platform/read-settings.ts'
import { insertMenuEvent } from '../../platform/record-event.ts'
import { hasWebhooks, noteNews } from '../../platform/webhook-news.ts'

export const CATALOGUE_CHANNEL = 'catalogue'

/** The version, and the last numbered event: what is read after this contains all that either tells of. */
export async function readCatalogueVersion(db: Database): Promise<{ version: number; eventNumber: number }> {
  const lastNumber = sql<number | null>`(select max(${events.number}) from ${events})::float8`
  const [row] = await db.select({ version: catalogueVersion.version, lastNumber }).from(catalogueVersion)
  return { version: row?.version ?? 0, eventNumber: row?.lastNumber ?? 0 }
}

/**
 * Increments the version, announces at commit what has changed, and records it for open pages; portions only where they
 * ran out or came back, as `dishes` says. Call it last: from here to the commit, other writers of the catalogue wait
 * for this row.
 */
export async function bumpCatalogueVersion(
  tx: Database,
  part: CataloguePart = 'menu',
  dishes: MenuChanged['dishes'] = [],
): Promise<void> {
  const isEvent = part === 'menu' || dishes.length > 0
  const [bumped] = await rowsOf<{ has_webhooks: boolean }>(
    tx,
    sql`
    with bumped as (update ${catalogueVersion} set version = version + 1 returning version)
    ${isEvent ? sql`, recorded as (${insertMenuEvent(dishes)})` : sql``}
    select pg_notify(${CATALOGUE_CHANNEL}, ${part}::text), ${hasWebhooks} as has_webhooks from bumped`,
  )
  if (!bumped?.has_webhooks) return
  for (const { slug, available } of dishes)
    noteNews(tx, { type: available ? 'dish.available' : 'dish.sold_out', about: slug })
}

/** What an announcement was about; a missed one may have been about anything. */
export const readAnnouncement = (payload: string | undefined): CataloguePart =>
  payload === 'stock' ? 'stock' : 'menu'

/** Whether orders are paused or take longer; without a row they never were. */
export async function readBusyMode(db: Database): Promise<BusyMode> {
  const [row] = await db.select().from(kitchenPace)
  if (row === undefined) return busyModeOff
  const { pausedUntil, busyMinutes, busyUntil } = row
  return {
    pausedUntil: pausedUntil?.toISOString() ?? null,
    busyMinutes,
    busyUntil: busyUntil?.toISOString() ?? null,
  }
}

/** See `contactKey`. */
export const readBlocked = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await db.select({ key: blockedContacts.key }).from(blockedContacts)).map(({ key }) => key))

export type CategoryRow = typeof categories.$inferSelect

export function listCategoryRows(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

export type ProductRow = Awaited<ReturnType<typeof listProductRows>>[number]

/** The whole menu in menu order. */
export function listProductRows(db: Database) {
  return db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(products.position), asc(products.id))
}

export async function findProductRow(db: Database, id: string): Promise<ProductRow | null> {
  const [row] = await db
    .select({ product: products, category: categories })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(eq(products.id, id))
  return row ?? null
}

/** Dishes marked as sold out; the mark may have expired. */
export function listMarkedSoldOut(db: Database) {
  return db
    .select({ id: products.id, isSoldOut: products.isSoldOut, soldOutUntil: products.soldOutUntil })
    .from(products)
    .where(eq(products.isSoldOut, true))
    .orderBy(asc(products.id))
}

/** The category that a product will join; no one can delete it before the commit. */
export async function lockCategoryBySlug(tx: Database, slug: string): Promise<CategoryRow | null> {
  const [category] = await tx.select().from(categories).where(eq(categories.slug, slug)).for('key share')
  return category ?? null
}

/** Locked, so the second of two concurrent saves sees the version of the first. */
export async function lockCategory(tx: Database, id: string): Promise<CategoryRow | null> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return category ?? null
}

export async function countProductsByCategory(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ categoryId: products.categoryId, count: count() })
    .from(products)
    .groupBy(products.categoryId)
  return new Map(rows.map((row) => [row.categoryId, row.count]))
}

/** The promotions that guests see, in display order. */
export function listActivePromotions(db: Database) {
  return db
    .select()
    .from(promotions)
    .where(eq(promotions.isActive, true))
    .orderBy(asc(promotions.position), asc(promotions.id))
}

/** Those that end on that day or later, in calendar order. */
export async function listSpecialDays(db: Database, fromDay: string): Promise<SpecialDays[]> {
  const rows = await db
    .select()
    .from(specialDays)
    .where(gte(specialDays.lastDay, fromDay))
    .orderBy(asc(specialDays.firstDay))
  return rows.map(({ firstDay, lastDay, name, opens, closes }) => ({
    firstDay,
    lastDay,
    name,
    hours: opens !== null && closes !== null ? { opens, closes } : null,
  }))
}

// The one definition of "sold out", for the code and for the database:
type Marked = Pick<typeof products.$inferSelect, 'isSoldOut' | 'soldOutUntil'>

export const isSoldOutAt = ({ isSoldOut, soldOutUntil }: Marked, nowMs: number): boolean =>
  isSoldOut && (soldOutUntil === null || soldOutUntil.getTime() > nowMs)

/** For a `where`: the opposite of the above. */
export const isForSaleAt = (now: Date) => or(eq(products.isSoldOut, false), lte(products.soldOutUntil, now))
