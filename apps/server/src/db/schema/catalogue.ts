import type {
  Allergen,
  AllergenList,
  DietaryLabel,
  MenuColumn,
  ProductAttributes,
  SpiceLevel,
} from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** Blank for none. */
  emoji: text().notNull(),
  description: text().notNull().default(''),
  picture: text(),
  position: integer().notNull(),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
})

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    /** On the menu, such as 12 or M4b; '' for none. Two dishes may share one. */
    number: text().notNull().default(''),
    /** What another program calls it. No other dish's slug or id: see `rejectTakenNames`. */
    sku: text().unique(),
    title: text().notNull(),
    description: text().notNull(),
    priceCents: integer().notNull(),
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    thumbnail: text(),
    /** From which words the picture was painted; null if it is not a painting. */
    paintedFrom: text(),
    /** How often somebody has asked for another painting. */
    paintingTurn: integer().notNull().default(0),
    /** Portions left; null means that portions are not counted. */
    stock: integer(),
    /** 86: nothing is sold, whatever the stock … */
    isSoldOut: boolean().notNull().default(false),
    /** … until then; null means until staff turn it back on. */
    soldOutUntil: moment(),
    isFeatured: boolean().notNull().default(false),
    /** Only staff see it; a choice may still be this dish. */
    isHidden: boolean().notNull().default(false),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    attributes: jsonb().$type<ProductAttributes>().notNull().default({}),
    dietary: text().array().$type<DietaryLabel[]>().notNull().default([]),
    /** Null: nothing is stated, it may contain any. */
    allergens: text().array().$type<Allergen[]>(),
    /** The list that they were stated for. */
    allergenList: text().$type<AllergenList>().notNull().default('canada'),
    spiceLevel: text().$type<SpiceLevel>(),
    /** Menu order. */
    position: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** How many reviews guests can see; the column below is the sum of their stars. */
    ratingCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    /** Incremented with every edit, but not with every sale. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('products_price_not_negative', sql`${table.priceCents} >= 0`),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_sold_out_until_some_time', sql`${table.isSoldOut} or ${table.soldOutUntil} is null`),
    check('products_discount_is_a_percentage', sql`${table.discountPercent} between 0 and 100`),
    check(
      'products_rating_adds_up',
      sql`${table.ratingSum} between ${table.ratingCount} and ${table.ratingCount} * 5`,
    ),
    index('products_category').on(table.categoryId),
  ],
)

/** What headings of the restaurant's own spreadsheets mean; null: a column that is left out. */
export const sheetHeadings = pgTable('sheet_headings', {
  heading: text().primaryKey(),
  column: text().$type<MenuColumn>(),
})

/** One row. Its version is incremented in the transaction of every write that readers of the catalogue could notice. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { id: integer().primaryKey().default(1), version: bigint({ mode: 'number' }).notNull() },
  (table) => [check('catalogue_version_is_one_row', sql`${table.id} = 1`)],
)

export const promotions = pgTable('promotions', {
  id: text().primaryKey(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  image: text().notNull().default(''),
  ctaText: text().notNull().default(''),
  ctaLink: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  /** Lower ones come first. */
  position: integer().notNull().default(0),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
})
