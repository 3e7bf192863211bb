import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
