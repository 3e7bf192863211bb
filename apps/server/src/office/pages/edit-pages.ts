import {
  builtInPages,
  type CreatePageInput,
  type EditedPage,
  type EditedPageInput,
  type PageContent,
  type PageState,
  type PageStates,
  type PublishPageInput,
  type RestorePageInput,
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
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import type { AdminContext, CatalogueSnapshot, Context } from '../../platform/context.ts'
import { isDue, listPageRows, type PageRow, publishedContent } from '../../platform/read-pages.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { presentMoment, readWallClock, type Zone } from '../../platform/wall-clock.ts'
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

export async function listPages(ctx: AdminContext): Promise<PageStates> {
  const rows = await listPageRows(ctx.db)
  const zone = await regionOf(ctx)
  return { pages: rows.map((row) => presentState(row, ctx.clock.nowMs(), zone)) }
}

export async function readPage(ctx: AdminContext, path: string): Promise<EditedPage> {
  const { db, clock } = ctx
  const zone = await regionOf(ctx)
  const row = await getRow(db, path)
  const earlier = await db
    .select({ _id: pageVersions.id, at: pageVersions.at, by: pageVersions.by })
    .from(pageVersions)
    .where(eq(pageVersions.path, path))
    .orderBy(desc(pageVersions.version))
  return {
    ...presentState(row, clock.nowMs(), zone),
    content: editedContent(row),
    draftKey: row.draftKey,
    earlier: earlier.map((version) => ({ ...version, ...presentMoment(version.at, zone) })),
  }
}

/** Changes the draft. Guests see none of it. */
export function savePage(ctx: AdminContext, { path, content, version }: SavePageInput): Promise<EditedPage> {
  return editDraft(ctx, { path, version }, () => ({ draft: content }))
}

/** Guests see the draft: now, or from a time on. */
export async function publishPage(
  ctx: AdminContext,
  { path, at, version }: PublishPageInput,
): Promise<EditedPage> {
  const now = new Date(ctx.clock.nowMs())
  const by = ctx.caller.email
  const publishAt = at ? new Date(readWallClock(at, await regionOf(ctx)).epochMilliseconds) : null
  if (publishAt && publishAt <= now) {
    const message = 'Choose a time in the future, or publish now'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'at', message }] })
  }
  await publishChange(ctx, async (tx) => {
    const row = await takePage(tx, { path, version }, now)
    const content = editedContent(row)
    if (publishAt) {
      if (row.draft === null) throw new AppError('CONFLICT', 'Nothing has changed since it was published')
      await update(tx, row, { publishAt, publishBy: by })
    } else {
      await update(tx, row, { published: content, ...noDraft() })
      await keepVersion(tx, { path, content, version: row.version + 1, at: now, by })
    }
    await recordChange(tx, ctx, {
      action: 'publish page',
      subjectId: path,
      before: row.published && { title: row.published.title, sections: row.published.sections.length },
      after: {
        title: content.title,
        sections: content.sections.length,
        ...(publishAt && { publishAt: publishAt.toISOString() }),
      },
    })
  })
  return readPage(ctx, path)
}

/** What was to be published later stays a draft. */
export function unschedulePage(ctx: AdminContext, page: EditedPageInput): Promise<EditedPage> {
  return editDraft(ctx, page, ({ publishAt }) => {
    if (publishAt === null) throw new AppError('CONFLICT', 'It is not waiting to be published')
    return { publishAt: null, publishBy: null }
  })
}

/** The draft is forgotten: what guests see is what is edited next. */
export function discardDraft(ctx: AdminContext, page: EditedPageInput): Promise<EditedPage> {
  return editDraft(ctx, page, ({ published }) => {
    if (published === null) throw new AppError('CONFLICT', 'It was never published: delete the page instead')
    return noDraft()
  })
}

/** An earlier version becomes the draft. */
export function restorePage(
  ctx: AdminContext,
  { versionId, ...page }: RestorePageInput,
): Promise<EditedPage> {
  return editDraft(ctx, page, async ({ path }, tx) => {
    const [earlier] = await tx.select().from(pageVersions).where(eq(pageVersions.id, versionId))
    if (earlier?.path !== path) throw new AppError('NOT_FOUND', 'That version is not kept any more')
    return { draft: earlier.content }
  })
}

/** A page of the restaurant’s own, `/p/…`, which nobody sees until it is published. */
export async function createPage(ctx: AdminContext, { name, title }: CreatePageInput): Promise<EditedPage> {
  const path = `/p/${name}`
  const draft: PageContent = {
    title,
    description: '',
    sections: [
      {
        kind: 'hero',
        arrangement: 'plain',
        eyebrow: '',
        heading: title,
        text: '',
        buttons: [],
        facts: [],
        dishes: [],
        image: '',
        scene: '',
      },
      {
        kind: 'text',
        arrangement: 'plain',
        heading: '…',
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

/** Changes what guests do not see. */
async function editDraft(
  ctx: AdminContext,
  page: EditedPageInput,
  edit: (row: PageRow, tx: Database) => Partial<PageRow> | Promise<Partial<PageRow>>,
): Promise<EditedPage> {
  await retryTransaction(ctx.db, async (tx) => {
    const row = await takePage(tx, page, new Date(ctx.clock.nowMs()))
    await update(tx, row, await edit(row, tx))
  })
  return readPage(ctx, page.path)
}

/**
 * The row, for this transaction alone. A draft whose time came was published by that: here it is written down, before
 * something else becomes the draft.
 */
async function takePage(tx: Database, { path, version }: EditedPageInput, now: Date): Promise<PageRow> {
  const row = await getRow(tx, path, { isLocked: true })
  rejectOutdated(titleOf(row), row, version)
  if (!isDue(row, now.getTime())) return row
  const content = editedContent(row)
  const changes = { published: content, ...noDraft() }
  await tx.update(pages).set(changes).where(eq(pages.path, path))
  await keepVersion(tx, {
    path,
    content,
    version: row.version,
    at: row.publishAt ?? now,
    by: row.publishBy,
  })
  // Guests see no change, but it is no longer the clock that decides what they see.
  await bumpCatalogueVersion(tx, 'menu', [])
  return { ...row, ...changes }
}

async function update(tx: Database, { path, version }: PageRow, changes: Partial<PageRow>) {
  await tx
    .update(pages)
    .set({ ...changes, version: version + 1 })
    .where(eq(pages.path, path))
}

/** Who was shown the last draft does not see the next one. */
const noDraft = () => ({ draft: null, publishAt: null, publishBy: null, draftKey: newDraftKey() })

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

function presentState(row: PageRow, nowMs: number, zone: Zone): PageState {
  const due = isDue(row, nowMs)
  const publication = due || row.publishAt === null ? null : presentMoment(row.publishAt, zone)
  return {
    path: row.path,
    title: titleOf(row),
    isPublished: publishedContent(row, nowMs) !== null,
    hasDraft: row.draft !== null && !due,
    publishAt: publication?.at ?? null,
    publishLocal: publication?.local ?? null,
    isBuiltIn: isBuiltIn(row.path),
    version: row.version,
  }
}

/** Of the pages that guests see, those that the restaurant has added. */
export const listOwnPages = ({ pages: shown }: CatalogueSnapshot): { path: string; title: string }[] =>
  [...shown].filter(([path]) => !isBuiltIn(path)).map(([path, { title }]) => ({ path, title }))
