import type { MenuChanged } from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/sql-state.ts'
import type { Catalogue, Live } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { bumpCatalogueVersion } from './catalogue-queries.ts'

/** What a change of the menu depends on. */
export interface MenuEditing {
  db: Database
  catalogue: Pick<Catalogue, 'markStale'>
  live: Pick<Live, 'nudge'>
}

/** Changes what guests see: the next request to this process shows it, and all other processes are notified. */
export async function publishChange<Result>(
  ctx: MenuEditing,
  work: (tx: Database) => Promise<Result>,
  /** Dishes that this change made sold out or available. */
  dishesOf: (result: Result) => MenuChanged['dishes'] = () => [],
): Promise<Result> {
  const result = await retryTransaction(ctx.db, async (tx) => {
    const done = await work(tx)
    await bumpCatalogueVersion(tx, 'menu', dishesOf(done))
    return done
  })
  ctx.catalogue.markStale()
  ctx.live.nudge()
  return result
}

/** The slug for the text that someone typed; rejects text of which nothing is usable. */
export function requireSlug(text: string): string {
  const slug = slugOf(text)
  if (slug) return slug
  const message = 'Slug is required'
  throw new AppError('VALIDATION', message, { issues: [{ path: 'slug', message }] })
}

/** The unique key decides who gets a slug; this turns its error into a message for the owner. */
export async function claimSlug(
  kind: 'product' | 'category' | 'option group',
  slug: string | undefined,
  write: PromiseLike<unknown>,
): Promise<void> {
  try {
    await write
  } catch (error) {
    if (slug === undefined || !isUniqueViolation(error)) throw error
    const name = kind === 'option group' ? 'key' : 'slug'
    const message = `The ${name} "${slug}" is taken by another ${kind}`
    throw new AppError('CONFLICT', message, { issues: [{ path: name, message }] })
  }
}
