/**
 * The settings, section by section: from a row if a section was changed, otherwise those of a restaurant of which nothing is known. A row in
 * an older format, or one edited by hand, breaks nothing: defaults replace what cannot be read.
 */
import {
  type HouseRules,
  type RegionSettings,
  settingSectionNames,
  settingSections,
  type AllSettings,
  type SettingSection,
} from '@tiffin/contract'
import { plainSettings } from '@tiffin/copy'
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'
import type { Deps } from './context.ts'

export type SettingRow = typeof settings.$inferSelect

interface ReadSettings {
  settings: AllSettings
  /** Invalid entries in rows, such as 'ordering.leadMinutes'. */
  unusable: string[]
}

export const listSettingRows = (db: Database): Promise<SettingRow[]> =>
  db.select().from(settings).orderBy(asc(settings.section))

export const readSettings = async (db: Database): Promise<AllSettings> =>
  settingsOf(await listSettingRows(db)).settings

export function settingsOf(rows: readonly Pick<SettingRow, 'section' | 'value'>[]): ReadSettings {
  const storedBySection = new Map(rows.map(({ section, value }) => [section, value]))
  const read = settingSectionNames.map((section) => ({
    section,
    ...readSection(section, storedBySection.get(section)),
  }))
  return {
    settings: Object.fromEntries(read.map(({ section, value }) => [section, value])) as AllSettings,
    unusable: read.flatMap(({ unusable }) => unusable),
  }
}

interface ReadSection {
  value: AllSettings[SettingSection]
  unusable: string[]
}

export function readSection(section: SettingSection, stored: unknown): ReadSection {
  const defaults: AllSettings[SettingSection] = (plainSettings satisfies AllSettings)[section]
  if (stored === undefined) return { value: defaults, unusable: [] }
  const shape: z.ZodObject = settingSections[section].value
  const whole = shape.safeParse(stored)
  if (whole.success) return { value: whole.data as AllSettings[SettingSection], unusable: [] }
  // Field by field: readable ones apply.
  const fields = Object.entries(shape.shape).map(([name, field]) => {
    const parsed = (field as z.ZodType).safeParse((stored as Record<string, unknown> | null)?.[name])
    const value = parsed.success ? parsed.data : defaults[name as keyof typeof defaults]
    return { name, value, isUsable: parsed.success }
  })
  const value = Object.fromEntries(fields.map((field) => [field.name, field.value])) as typeof defaults
  const unusable = fields.filter(({ isUsable }) => !isUsable).map(({ name }) => `${section}.${name}`)
  return { value, unusable }
}

/**
 * Replaces a section. During an upgrade a process of a later release may have saved fields that this one does not know:
 * they stay. The caller holds the lock `settings`: a section that was never changed has no row.
 */
export async function saveSection<Section extends SettingSection>(
  tx: Database,
  section: Section,
  value: AllSettings[Section],
  changedAt: Date,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ section, value, changedAt })
    .onConflictDoUpdate({
      target: settings.section,
      set: {
        value: sql`case jsonb_typeof(${settings.value}) when 'object' then ${settings.value} else '{}' end || excluded.value`,
        changedAt,
        version: sql`${settings.version} + 1`,
      },
    })
}

/** Where the restaurant is: which clock it goes by, and how it writes times and amounts. */

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

/** How the kitchen keeps up with online orders; both exceptions end by themselves. ISO 8601, null if there is none. */
export interface BusyMode {
  pausedUntil: string | null
  /** Added to the lead time. */
  busyMinutes: number
  busyUntil: string | null
}

/** Online orders as usual. */
export const busyModeOff: BusyMode = { pausedUntil: null, busyMinutes: 0, busyUntil: null }

/** All that decides when an order can be picked up, except for the other orders. */
export interface KitchenRules extends HouseRules {
  readonly settings: AllSettings
  readonly busyMode: BusyMode
}
