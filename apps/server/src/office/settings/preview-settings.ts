import type { PreviewSettingsInput, SettingsPreview } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { findAffected } from './find-affected.ts'
import { namedSection } from './named-section.ts'

/** Orders and tables affected by a change. Runs outside any transaction: it must see everything promised so far. */
export async function previewSettings(ctx: Context, input: PreviewSettingsInput): Promise<SettingsPreview> {
  const { section, value } = namedSection(input)
  const before = await ctx.catalogue.rules()
  const after = { ...before, settings: { ...before.settings, [section]: value } }
  return { affected: await findAffected(ctx.db, { before, after, now: new Date(ctx.clock.nowMs()) }) }
}
