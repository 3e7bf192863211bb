import type { Allergen, AllergenList, DietaryLabel } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { moment } from './columns.ts'

/** What guests can choose; several dishes share a group. */
export const optionGroups = pgTable(
  'option_groups',
  {
    id: text().primaryKey(),
    /** Its name in orders. */
    key: text().notNull().unique(),
    name: text().notNull(),
    /** At least and at most so many choices, quantities counted. */
    min: integer().notNull(),
    max: integer().notNull(),
    /** False for sizes and spice levels: diets and allergens are the dish's, whatever is chosen. */
    addsIngredients: boolean().notNull().default(true),
    /** The group of sizes on whose choice the prices of this one depend; one that has been deleted is none. */
    sizeGroupId: text(),
    /** Incremented with every edit. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('option_groups_limits_in_order', sql`0 <= ${table.min} and ${table.min} <= ${table.max}`),
  ],
)

export const optionChoices = pgTable(
  'option_choices',
  {
    groupId: text()
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    /** Its name in orders. */
    key: text().notNull(),
    name: text().notNull(),
    /** What another program calls it. */
    sku: text().unique(),
    /** What it adds to the price of a portion; negative takes off. */
    priceCents: integer().notNull(),
    /** In cents, by the key of the size; a size that is absent costs the price above. */
    sizePrices: jsonb().$type<Record<string, number>>(),
    isDefault: boolean().notNull(),
    /** How many of it one portion can have. */
    max: integer().notNull(),
    position: integer().notNull(),
    /** 86: it cannot be chosen on any dish … */
    isSoldOut: boolean().notNull().default(false),
    /** … until then; null means until staff turn it back on. */
    soldOutUntil: moment(),
    /** The dish that it is: its portions, its 86, diets and allergens count. */
    productId: text().references(() => products.id),
    breaksDiets: text().array().$type<DietaryLabel[]>().notNull().default([]),
    /** Null: nothing is stated, or those of its dish. */
    allergens: text().array().$type<Allergen[]>(),
    /** The list that they were stated for. */
    allergenList: text().$type<AllergenList>().notNull().default('canada'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.key] }),
    index('option_choices_product').on(table.productId),
    check('option_choices_max_is_positive', sql`${table.max} >= 1`),
    check(
      'option_choices_sold_out_until_some_time',
      sql`${table.isSoldOut} or ${table.soldOutUntil} is null`,
    ),
  ],
)

/** The groups of a dish, and what is different for it; null is as in the group. */
export const productOptionGroups = pgTable(
  'product_option_groups',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    min: integer(),
    max: integer(),
    /** Keys of choices. */
    defaults: text().array(),
    /** In cents, by the key of the choice. */
    prices: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.groupId] }),
    index('product_option_groups_group').on(table.groupId),
  ],
)
