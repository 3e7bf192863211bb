import type { MenuChanged } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Catalogue, Live } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { bumpCatalogueVersion } from './catalogue-queries.ts'

/** What a change of the menu depends on. */
export interface MenuEditing {
  db: Database
  catalogue: Pick<Catalogue, 'markStale'>
  live: Pick<Live, 'nudge'>
}

/** Changes what guests see: the next request to this process shows it, and all other processes are notified. */
export async function changeMenu<Result>(
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
