/** What the clock changes about the menu: open pages are told, as if somebody had done it. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { optionChoices, products } from '../../db/schema/index.ts'
import type { JobKind, JobRunner, Jobs } from '../../platform/jobs.ts'
import type { Deps } from '../../platform/context.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { publishChange, type MenuEditing } from './change-menu.ts'
import { isSoldOutAt } from './catalogue-queries.ts'

interface MenuJob {
  /** The dishes that return … */
  productIds?: readonly string[]
  /** … or the choice; without either, a pause or a busy time ends. */
  choice?: { groupId: string; key: string }
}

export type MenuJobDeps = MenuEditing & Pick<Deps, 'clock'>

const announceMenu: JobKind<MenuJob> = { name: 'announce-menu' }

export const menuJobs: JobKind<object>[] = [announceMenu]

interface Announcing {
  jobs: Jobs
  clock: Deps['clock']
}

// A page that refetches too early still gets the old state, and the clocks of two processes differ.
const LATER_SECONDS = 2
const DAY_SECONDS = 24 * 60 * 60
// Nobody keeps a page open for so long, and some pauses have no end.
const MAX_SECONDS = 400 * DAY_SECONDS

/** Enqueues, in the transaction that set the time. */
export async function announceLater(
  tx: Database,
  { jobs, clock }: Announcing,
  { at, ...job }: MenuJob & { at: Date },
): Promise<void> {
  const seconds = Math.ceil((at.getTime() - clock.nowMs()) / 1000) + LATER_SECONDS
  if (seconds > 0 && seconds < MAX_SECONDS) await jobs.enqueue(tx, announceMenu, job, seconds)
}

export async function startMenuJobs(runner: JobRunner, deps: MenuJobDeps): Promise<void> {
  await runner.work(announceMenu, (job) => announce(deps, job))
}

async function announce(deps: MenuJobDeps, { productIds, choice }: MenuJob) {
  const dishes = productIds === undefined ? [] : await listReturned(deps, productIds)
  if (productIds !== undefined && dishes.length === 0) return
  await publishChange(
    deps,
    async (tx) => {
      if (choice && (await isReturned(tx, deps, choice)))
        noteNews(tx, { type: 'choice.available', about: choice.groupId, choice: choice.key })
    },
    () => dishes,
  )
}

async function isReturned(
  tx: Database,
  { clock }: MenuJobDeps,
  { groupId, key }: NonNullable<MenuJob['choice']>,
) {
  const [choice] = await tx
    .select()
    .from(optionChoices)
    .where(and(eq(optionChoices.groupId, groupId), eq(optionChoices.key, key)))
  return choice !== undefined && !isSoldOutAt(choice, clock.nowMs())
}

/** Without those that have been removed or 86’d anew. */
async function listReturned({ db, clock }: MenuJobDeps, productIds: readonly string[]) {
  const found = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(products.id)
  return found
    .filter((dish) => !isSoldOutAt(dish, clock.nowMs()))
    .map((dish) => ({ slug: dish.slug, available: dish.stock !== 0 }))
}
