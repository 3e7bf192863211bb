import { settingSectionNames, type SettingsState } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { listSettingRows, settingsOf } from '../../platform/read-settings.ts'

/** The current settings, and the version of each section. */
export async function listSettings(db: Database): Promise<SettingsState> {
  const rows = await listSettingRows(db)
  const rowBySection = new Map(rows.map((row) => [row.section, row]))
  return {
    settings: settingsOf(rows).settings,
    edits: settingSectionNames.map((section) => {
      const row = rowBySection.get(section)
      return { section, version: row?.version ?? 0, changedAt: row?.changedAt.toISOString() ?? null }
    }),
  }
}
