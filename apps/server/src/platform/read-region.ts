/** Where the restaurant is: which clock it goes by, and how it writes times and amounts. */
import type { RegionSettings } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'
import type { Deps } from './context.ts'
import { readSection } from './read-settings.ts'

/** From memory, as fresh as the menu. Must not be called inside a transaction. */
export const regionOf = async ({ catalogue }: Pick<Deps, 'catalogue'>): Promise<RegionSettings> =>
  (await catalogue.rules()).settings.region

/** From the database: for transactions, jobs and commands. */
export async function readRegion(db: Database): Promise<RegionSettings> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, 'region'))
  return readSection('region', row?.value).value as RegionSettings
}

/**
 * Refuses what was promised or priced by a region whose zone or currency is another one by now. Call it after the insert:
 * a change of them waits for its transaction, or the insert for the change.
 */
export async function rejectOtherRegion(tx: Database, region: RegionSettings): Promise<void> {
  const now = await readRegion(tx)
  if (now.timeZone === region.timeZone && now.currency === region.currency) return
  throw new AppError('CONFLICT', 'Our time zone or currency has just changed. Please look at it once more.')
}
