import { type ChangeSettingsInput, settingSections, type SettingsState } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { readSection } from '../../platform/read-settings.ts'
import { rejectOutdated } from '../../platform/reject-outdated.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { changeMenu } from '../../menu/catalogue/change-menu.ts'
import { listSettings } from './list-settings.ts'
import { namedSection } from './named-section.ts'
import { findSettingRow, lockSettings, saveSettingRow } from './settings-queries.ts'

/** Replaces one section. Every later page, email and pickup time uses it, in every process. */
export async function changeSettings(
  ctx: AdminContext,
  { version, ...input }: ChangeSettingsInput,
): Promise<SettingsState> {
  const { section, value } = namedSection(input)
  await changeMenu(ctx, async (tx) => {
    await lockSettings(tx)
    const row = await findSettingRow(tx, section)
    const edited = row?.version ?? 0
    rejectOutdated(settingSections[section].title, { version: edited }, version)
    await saveSettingRow(tx, {
      section,
      value,
      version: edited + 1,
      changedAt: new Date(ctx.clock.nowMs()),
    })
    await recordChange(tx, ctx, {
      action: 'change settings',
      subjectId: section,
      before: readSection(section, row?.value).value,
      after: value,
    })
  })
  return listSettings(ctx.db)
}
