import {
  changeSpecialDayInput,
  done,
  openingWeek,
  saveSpecialDayInput,
  specialDay,
  specialDayIdInput,
  specialDayList,
  specialDayNotices,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import {
  announceSpecialDays,
  changeSpecialDay,
  createSpecialDay,
  deleteSpecialDay,
} from './edit-special-day.ts'
import { listSpecialDays, describeWeek } from './list-special-days.ts'

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
