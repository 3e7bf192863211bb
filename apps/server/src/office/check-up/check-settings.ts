import type { Database } from '../../db/database.ts'
import { listSettingRows, settingsOf } from '../../platform/read-settings.ts'
import { ok, warning, type Finding } from './finding.ts'

/** Whether the saved settings are readable. */
export async function checkSettings(db: Database): Promise<Finding> {
  const rows = await listSettingRows(db)
  const { unusable } = settingsOf(rows)
  if (unusable.length > 0)
    return warning(
      'rules',
      `Cannot be read, so the defaults apply: ${unusable.join(', ')}.`,
      'Save these sections again under Settings.',
    )
  return ok('rules', rows.length === 0 ? 'The defaults apply.' : 'The saved settings can be read.')
}
