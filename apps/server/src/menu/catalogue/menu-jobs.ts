/** What the clock changes about the menu: open pages are told, as if somebody had done it. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'
import type { JobKind, JobRunner, Jobs } from '../../platform/jobs.ts'
import type { Deps } from '../../platform/context.ts'
import { publishChange, type MenuEditing } from './change-menu.ts'
import { isSoldOutAt } from './catalogue-queries.ts'

interface MenuJob {
  /** The dish that returns; without one, a pause or a busy time ends. */
  productId?: string
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
  await runner.work(announceMenu, ({ productId }) => announce(deps, productId))
}

async function announce(deps: MenuJobDeps, productId: string | undefined) {
  const dishes = productId === undefined ? [] : await listReturned(deps, productId)
  if (dishes !== null)
    await publishChange(
      deps,
      async () => {},
      () => dishes,
    )
}

/** Null: it has been removed or 86’d anew. */
async function listReturned({ db, clock }: MenuJobDeps, productId: string) {
  const [dish] = await db.select().from(products).where(eq(products.id, productId))
  if (!dish || isSoldOutAt(dish, clock.nowMs())) return null
  return [{ slug: dish.slug, available: dish.stock !== 0 }]
}
