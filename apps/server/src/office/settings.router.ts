import {
  changeSettingsInput,
  changeSpecialDayInput,
  done,
  namedAllergens,
  openingWeek,
  previewSettingsInput,
  saveSpecialDayInput,
  settingsPreview,
  settingsState,
  setupState,
  sitePreview,
  siteSettings,
  specialDay,
  specialDayIdInput,
  specialDayList,
  specialDayNotices,
} from '@tiffin/contract'
import { open, permitted, permittedAndConfirmed, router, staff } from '../platform/procedures.ts'
import { changeSettings, listSettings, previewSettings } from './change-settings.ts'
import {
  announceSpecialDays,
  changeSpecialDay,
  createSpecialDay,
  deleteSpecialDay,
} from './opening-hours/edit-special-day.ts'
import { listSpecialDays, describeWeek } from './opening-hours/list-special-days.ts'
import { getSetup, emptyMenu, fillMenu, previewSite } from './setup/set-up-site.ts'

export const setupRouter = router({
  get: permitted('settings')
    .output(setupState)
    .query(({ ctx }) => getSetup(ctx)),
  fillMenu: permitted('menu')
    .output(done)
    .mutation(async ({ ctx }) => {
      await fillMenu(ctx)
      return { done: true }
    }),
  emptyMenu: permitted('menu')
    .output(done)
    .mutation(async ({ ctx }) => {
      await emptyMenu(ctx)
      return { done: true }
    }),
  previewSite: staff.output(sitePreview).mutation(({ ctx }) => previewSite(ctx)),
})

export const openingHoursRouter = router({
  week: open
    .output(openingWeek)
    .query(async ({ ctx }) => describeWeek(ctx.clock.now(), await ctx.catalogue.rules())),
  special: open
    .output(specialDayNotices)
    .query(async ({ ctx }) => announceSpecialDays(ctx.clock.now(), await ctx.catalogue.rules())),
  list: permitted('hours')
    .output(specialDayList)
    .query(({ ctx }) => listSpecialDays(ctx)),
  create: permitted('hours')
    .input(saveSpecialDayInput)
    .output(specialDay)
    .mutation(({ ctx, input }) => createSpecialDay(ctx, input)),
  change: permitted('hours')
    .input(changeSpecialDayInput)
    .output(specialDay)
    .mutation(({ ctx, input }) => changeSpecialDay(ctx, input)),
  delete: permitted('hours')
    .input(specialDayIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteSpecialDay(ctx, input.id)
      return { done: true }
    }),
})

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
