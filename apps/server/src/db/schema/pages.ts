import type { PageContent } from '@tiffin/contract'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The pages that consist of sections: their content as it is published, and as it is being edited. */
export const pages = pgTable('pages', {
  /** '/about', '/p/imprint'. */
  path: text().primaryKey(),
  /** What guests see; null until it is published for the first time. */
  published: jsonb().$type<PageContent>(),
  /** What has been changed since; null if nothing has. */
  draft: jsonb().$type<PageContent>(),
  /** From then on guests see the draft. */
  publishAt: timestamp({ withTimezone: true }),
  /** Who said so: what is published then is kept as theirs. */
  publishBy: text(),
  /** Shows the draft to whoever knows it. */
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
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who published it; null: it came with the site. */
    by: text(),
  },
  (table) => [index('page_versions_path').on(table.path, table.version)],
)
