import type { PageContent } from '@tiffin/contract'
import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pages } from '../db/schema/index.ts'

export type PageRow = typeof pages.$inferSelect

export const listPageRows = (db: Database): Promise<PageRow[]> =>
  db.select().from(pages).orderBy(asc(pages.path))

/** Whether guests see the draft by then. */
export const isDue = ({ draft, publishAt }: PageRow, nowMs: number) =>
  draft !== null && publishAt !== null && publishAt.getTime() <= nowMs

/** What guests see at that moment; null: nothing yet. */
export const publishedContent = (row: PageRow, nowMs: number): PageContent | null =>
  isDue(row, nowMs) ? row.draft : row.published

/** When guests next see another draft than they do now. */
export const nextPublication = (rows: readonly PageRow[], nowMs: number): number =>
  Math.min(
    ...rows.map(({ draft, publishAt }) =>
      draft !== null && publishAt !== null && publishAt.getTime() > nowMs ? publishAt.getTime() : Infinity,
    ),
  )
