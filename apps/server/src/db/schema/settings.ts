import type { PageContent } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text, index } from 'drizzle-orm/pg-core'
import { moment, sqlInList } from './columns.ts'

/** One row for each settings section that was ever changed; the contract defines what a section contains. */
export const settings = pgTable('settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
  changedAt: moment().notNull(),
})

/** Days on which the restaurant has other hours than usual, or is closed. No two overlap. */
export const specialDays = pgTable(
  'special_days',
  {
    id: text().primaryKey(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Shown to guests: 'Christmas Day'. */
    name: text().notNull(),
    /** Wall-clock time, '11:00'; null on days when the restaurant is closed. */
    opens: text(),
    closes: text(),
    /** Incremented with every edit. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('special_days_in_order', sql`${table.firstDay} <= ${table.lastDay}`),
    check(
      'special_days_hours_fit',
      sql`(${table.opens} is null) = (${table.closes} is null) and ${table.opens} <> ${table.closes}`,
    ),
  ],
)

/** `set-up` makes the first owner; `look-in` shows the site before it opens. */
export const siteKeyPurposes = ['set-up', 'look-in'] as const

/** Links that belong to the site and not to an account. */
export const siteKeys = pgTable(
  'site_keys',
  {
    /** SHA-256 of the key: anyone who reads the table cannot use it. */
    keyHash: text().primaryKey(),
    purpose: text().$type<(typeof siteKeyPurposes)[number]>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [check('site_keys_purpose_is_known', sql`${table.purpose} in (${sqlInList(siteKeyPurposes)})`)],
)

/** The pages that consist of sections: their content as it is published, and as it is being edited. */
export const pages = pgTable('pages', {
  /** '/about', '/p/imprint'. */
  path: text().primaryKey(),
  /** What guests see; null until it is published for the first time. */
  published: jsonb().$type<PageContent>(),
  /** What has been changed since; null if nothing has. */
  draft: jsonb().$type<PageContent>(),
  /** From then on guests see the draft. */
  publishAt: moment(),
  /** Who said so: what is published then is kept as theirs. */
  publishBy: text(),
  /** Shows the draft to anyone who knows it. */
  draftKey: text().notNull(),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
})

/** What was published before, the last twenty times. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: text().primaryKey(),
    path: text()
      .notNull()
      .references(() => pages.path, { onDelete: 'cascade' }),
    content: jsonb().$type<PageContent>().notNull(),
    /** The page’s version when it was published: the order in which they were. */
    version: integer().notNull(),
    /** When it was published. */
    at: moment().notNull(),
    /** Who published it; null: it came with the site. */
    by: text(),
  },
  (table) => [index('page_versions_path').on(table.path, table.version)],
)
