import type { AllSettings } from '@tiffin/contract'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { saveSection } from '../../platform/save-settings.ts'

/**
 * The settings name categories by their slugs: the serving hours and the station follow a category to its new slug, and
 * go with it when it is deleted (null). Otherwise the next category with the old slug would inherit them.
 */
export async function followCategory(
  tx: Database,
  ctx: AdminContext,
  slug: string,
  newSlug: string | null,
): Promise<void> {
  await lockUntilCommit(tx, 'settings')
  const { hours, kitchen } = await readSettings(tx)
  const moved = <Listed extends { category: string }>(list: Listed[]): Listed[] =>
    list
      .filter(({ category }) => category !== (newSlug ?? slug))
      .map((listed) => (listed.category === slug && newSlug ? { ...listed, category: newSlug } : listed))
  const names = (list: { category: string }[]) => list.some(({ category }) => category === slug)
  const save = async <Section extends 'hours' | 'kitchen'>(
    section: Section,
    before: AllSettings[Section],
    after: AllSettings[Section],
  ) => {
    await saveSection(tx, section, after, new Date(ctx.clock.nowMs()))
    await recordChange(tx, ctx, { action: 'change settings', subjectId: section, before, after })
  }
  if (names(hours.service)) await save('hours', hours, { ...hours, service: moved(hours.service) })
  if (names(kitchen.work)) await save('kitchen', kitchen, { ...kitchen, work: moved(kitchen.work) })
}
