import {
  changeSettingsInput,
  namedAllergens,
  previewSettingsInput,
  settingsPreview,
  settingsState,
  siteSettings,
} from '@tiffin/contract'
import { open, permitted, permittedAndConfirmed, router } from '../platform/procedures.ts'
import { changeSettings, listSettings, previewSettings } from './change-settings.ts'

export const settingsRouter = router({
  site: open.output(siteSettings).query(async ({ ctx }) => {
    const { settings } = await ctx.catalogue.rules()
    return { ...settings, allergens: namedAllergens(settings.region) }
  }),
  list: permitted('settings')
    .output(settingsState)
    .query(({ ctx }) => listSettings(ctx.db)),
  preview: permitted('settings')
    .input(previewSettingsInput)
    .output(settingsPreview)
    .mutation(({ ctx, input }) => previewSettings(ctx, input)),
  change: permittedAndConfirmed('settings')
    .input(changeSettingsInput)
    .output(settingsState)
    .mutation(({ ctx, input }) => changeSettings(ctx, input)),
})
