import { builtInPages } from '@tiffin/contract'
import { plainPages } from '@tiffin/copy'
import { demoCoupons } from '@tiffin/restaurant/sample'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { auditLog, catalogueVersion, coupons, pages } from '../schema/index.ts'
import { fillWithSample, insertPages } from './fill-with-sample.ts'

/**
 * Prepares a new database: a demo is filled with the sample, a restaurant starts closed and empty, with pages that say
 * only what its settings know. A database that was ever seeded is left alone, even if its owner has emptied the menu;
 * only the demo coupons, whose codes everyone knows, go when it is no demo any more. Returns whether it seeded.
 */
export function seedDatabase(
  db: Database,
  { isDemo, now }: { isDemo: boolean; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // This one row decides: if two processes start at the same time, one inserts it and seeds.
    const first = await tx.insert(catalogueVersion).values({ version: 1 }).onConflictDoNothing().returning()
    if (first.length === 0) {
      if (!isDemo) await dropDemoCoupons(tx)
      await insertMissingPages(tx, now)
      return false
    }
    if (isDemo) await fillWithSample(tx, { now, hasCoupons: true })
    else await insertPages(tx, plainPages, now)
    return true
  })
}

/** What an earlier version’s backup does not have. */
async function insertMissingPages(tx: Database, now: Date) {
  const known = new Set((await tx.select({ path: pages.path }).from(pages)).map(({ path }) => path))
  const missing = builtInPages.filter((path) => !known.has(path))
  const contents = missing.flatMap((path) => {
    const content = plainPages[path]
    return content ? [[path, content] as const] : []
  })
  if (contents.length > 0) await insertPages(tx, Object.fromEntries(contents), now)
}

// One that staff have created or edited is theirs, whatever its code.
async function dropDemoCoupons(tx: Database) {
  const codes = demoCoupons.map(({ code }) => code)
  const changes = tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.subjectId, coupons.id))
  await tx.delete(coupons).where(and(inArray(coupons.code, codes), notExists(changes)))
}
