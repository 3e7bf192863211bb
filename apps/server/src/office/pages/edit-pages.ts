import {
  builtInPages,
  type CreatePageInput,
  type EditedPage,
  type PageContent,
  type PageState,
  type PageStates,
  type PublishPageInput,
  type SavePageInput,
  type ShownPage,
} from '@tiffin/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { pages, pageVersions } from '../../db/schema/index.ts'
import { isUniqueViolation } from '../../db/sql-state.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import type { AdminContext, CatalogueSnapshot, Context } from '../../platform/context.ts'
import { listPageRows, type PageRow, publishedContent } from '../../platform/read-pages.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { showPage } from './show-page.ts'

const KEPT_VERSIONS = 20

/** A page as guests read it now. */
export async function getPage(ctx: Context, path: string): Promise<ShownPage> {
  const snapshot = await ctx.catalogue.current()
  const content = snapshot.pages.get(path)
  if (content === undefined) throw new AppError('NOT_FOUND', 'That page does not exist')
  return showPage(path, content, snapshot)
}

/** The draft that the key belongs to, or what is published if there is none. */
export async function getDraft(ctx: Context, key: string): Promise<ShownPage> {
  const [row] = await ctx.db.select().from(pages).where(eq(pages.draftKey, key))
  const content = row?.draft ?? row?.published
  if (!row || !content) throw new AppError('NOT_FOUND', 'That draft does not exist any more')
  return showPage(row.path, content, await ctx.catalogue.current())
}

export async function listPages({ db, clock }: AdminContext): Promise<PageStates> {
  const rows = await listPageRows(db)
  return { pages: rows.map((row) => presentState(row, clock.nowMs())) }
}

export async function readPage({ db, clock }: AdminContext, path: string): Promise<EditedPage> {
  const row = await getRow(db, path)
  const earlier = await db
    .select({ _id: pageVersions.id, at: pageVersions.at, by: pageVersions.by })
    .from(pageVersions)
    .where(eq(pageVersions.path, path))
    .orderBy(desc(pageVersions.version))
  return {
    ...presentState(row, clock.nowMs()),
    content: editedContent(row),
    draftKey: row.draftKey,
    earlier: earlier.map((version) => ({ ...version, at: version.at.toISOString() })),
  }
}

/** Changes the draft. Guests see none of it. */
export async function savePage(
  ctx: AdminContext,
  { path, content, version }: SavePageInput,
): Promise<EditedPage> {
  await retryTransaction(ctx.db, async (tx) => {
    const row = settled(await getRow(tx, path, { isLocked: true }), ctx.clock.nowMs())
    rejectOutdated(titleOf(row), row, version)
    await update(tx, row, { draft: content })
  })
  return readPage(ctx, path)
}

/** Guests see the draft: now, or from a time on. */
export async function publishPage(
  ctx: AdminContext,
  { path, at, version }: PublishPageInput,
): Promise<EditedPage> {
  const now = new Date(ctx.clock.nowMs())
  const publishAt = at ? new Date(at) : null
  if (publishAt && publishAt <= now) {
    const message = 'Choose a time in the future, or publish now'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'at', message }] })
  }
  await publishChange(ctx, async (tx) => {
    const row = settled(await getRow(tx, path, { isLocked: true }), ctx.clock.nowMs())
    rejectOutdated(titleOf(row), row, version)
    if (publishAt) {
      if (row.draft === null) throw new AppError('CONFLICT', 'Nothing has changed since it was published')
      await update(tx, row, { publishAt })
    } else {
      const content = editedContent(row)
      await update(tx, row, { published: content, draft: null, publishAt: null })
      await keepVersion(tx, { path, content, version: row.version + 1, at: now, by: ctx.caller.email })
    }
    await recordChange(tx, ctx, {
      action: 'publish page',
      subjectId: path,
      before: row.published && { title: row.published.title, sections: row.published.sections.length },
      after: {
        title: editedContent(row).title,
        sections: editedContent(row).sections.length,
        ...(publishAt && { publishAt: publishAt.toISOString() }),
      },
    })
  })
  return readPage(ctx, path)
}

/** The draft is forgotten: what guests see is what is edited next. */
export async function discardDraft(ctx: AdminContext, path: string): Promise<EditedPage> {
  await publishChange(ctx, async (tx) => {
    const row = settled(await getRow(tx, path, { isLocked: true }), ctx.clock.nowMs())
    if (row.published === null)
      throw new AppError('CONFLICT', 'It was never published: delete the page instead')
    await update(tx, row, { draft: null, publishAt: null })
  })
  return readPage(ctx, path)
}

/** An earlier version becomes the draft. */
export async function restorePage(ctx: AdminContext, path: string, id: string): Promise<EditedPage> {
  await retryTransaction(ctx.db, async (tx) => {
    const row = settled(await getRow(tx, path, { isLocked: true }), ctx.clock.nowMs())
    const [earlier] = await tx.select().from(pageVersions).where(eq(pageVersions.id, id))
    if (earlier?.path !== path) throw new AppError('NOT_FOUND', 'That version is not kept any more')
    await update(tx, row, { draft: earlier.content })
  })
  return readPage(ctx, path)
}

/** A page of the restaurant’s own, `/p/…`, which nobody sees until it is published. */
export async function createPage(ctx: AdminContext, { name, title }: CreatePageInput): Promise<EditedPage> {
  const path = `/p/${name}`
  const draft: PageContent = {
    title,
    description: '',
    sections: [
      {
        kind: 'text',
        arrangement: 'plain',
        heading: title,
        role: '',
        text: '…',
        quote: '',
        link: null,
        dishes: [],
      },
    ],
  }
  try {
    await ctx.db.insert(pages).values({ path, draft, draftKey: newDraftKey() })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = `There is a page ${path} already`
    throw new AppError('CONFLICT', message, { issues: [{ path: 'name', message }] })
  }
  return readPage(ctx, path)
}

export async function deletePage(ctx: AdminContext, path: string): Promise<void> {
  if (isBuiltIn(path))
    throw new AppError('CONFLICT', 'This page belongs to the site. Turn it off under Pages instead.')
  await publishChange(ctx, async (tx) => {
    const row = await getRow(tx, path, { isLocked: true })
    await tx.delete(pages).where(eq(pages.path, path))
    await recordChange(tx, ctx, { action: 'delete page', subjectId: path, before: { title: titleOf(row) } })
  })
}

async function getRow(db: Database, path: string, { isLocked = false } = {}): Promise<PageRow> {
  const query = db.select().from(pages).where(eq(pages.path, path))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', 'That page does not exist')
  return row
}

async function update(tx: Database, { path, version }: PageRow, changes: Partial<PageRow>) {
  await tx
    .update(pages)
    .set({ ...changes, version: version + 1 })
    .where(eq(pages.path, path))
}

/** What was due to be published has been: nobody else writes it down. */
const settled = (row: PageRow, nowMs: number): PageRow => {
  const published = publishedContent(row, nowMs)
  return published === row.published ? row : { ...row, published, draft: null, publishAt: null }
}

async function keepVersion(
  tx: Database,
  version: Omit<typeof pageVersions.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(pageVersions).values({ ...version, id: newId() })
  const old = await tx
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(eq(pageVersions.path, version.path))
    .orderBy(desc(pageVersions.version))
    .offset(KEPT_VERSIONS)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await tx.delete(pageVersions).where(inArray(pageVersions.id, ids))
}

function editedContent({ draft, published }: PageRow): PageContent {
  const content = draft ?? published
  if (content === null) throw new Error('A page has neither a draft nor a published version')
  return content
}

const titleOf = (row: PageRow) => editedContent(row).title

const isBuiltIn = (path: string) => builtInPages.some((known) => known === path)

const newDraftKey = (): string => randomBytes(16).toString('hex')

function presentState(stored: PageRow, nowMs: number): PageState {
  const row = settled(stored, nowMs)
  return {
    path: row.path,
    title: titleOf(row),
    isPublished: row.published !== null,
    hasDraft: row.draft !== null,
    publishAt: row.publishAt?.toISOString() ?? null,
    isBuiltIn: isBuiltIn(row.path),
    version: row.version,
  }
}

/** Of the pages that guests see, those that the restaurant has added. */
export const listOwnPages = ({ pages: shown }: CatalogueSnapshot): { path: string; title: string }[] =>
  [...shown].filter(([path]) => !isBuiltIn(path)).map(([path, { title }]) => ({ path, title }))
