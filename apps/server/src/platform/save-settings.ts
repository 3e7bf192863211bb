import type { AllSettings, SettingSection } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/index.ts'

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
