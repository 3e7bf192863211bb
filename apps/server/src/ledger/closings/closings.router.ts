import {
  closeDrawerInput,
  closing,
  closingFilter,
  closingIdInput,
  closingList,
  closingWithFigures,
  correctClosingInput,
  countDrawerInput,
  dayInput,
  dayReport,
  moveCashInput,
  openDrawer,
} from '@tiffin/contract'
import { regionOf } from '../../platform/read-settings.ts'
import { closeDrawer, correctClosing, countDrawer, moveCash } from './close-drawer.ts'
import { listClosings } from './drawer.ts'
import { permitted, router } from '../../platform/procedures.ts'
import { presentClosing, showClosing, showDay, showOpenDrawer } from './present-closing.ts'

export const closingsRouter = router({
  open: permitted('drawer')
    .output(openDrawer)
    .query(({ ctx }) => showOpenDrawer(ctx)),
  day: permitted('drawer')
    .input(dayInput)
    .output(dayReport)
    .query(({ ctx, input }) => showDay(ctx, input.day)),
  list: permitted('drawer')
    .input(closingFilter)
    .output(closingList)
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      const { closings, total } = await listClosings(ctx.db, input)
      return { closings: closings.map((row) => presentClosing(row, region)), total }
    }),
  get: permitted('drawer')
    .input(closingIdInput)
    .output(closingWithFigures)
    .query(({ ctx, input }) => showClosing(ctx, input.id)),
  count: permitted('drawer')
    .input(countDrawerInput)
    .output(openDrawer)
    .mutation(async ({ ctx, input }) => {
      await countDrawer(ctx, input)
      return showOpenDrawer(ctx)
    }),
  moveCash: permitted('drawer')
    .input(moveCashInput)
    .output(openDrawer)
    .mutation(async ({ ctx, input }) => {
      await moveCash(ctx, input)
      return showOpenDrawer(ctx)
    }),
  close: permitted('drawer')
    .input(closeDrawerInput)
    .output(closing)
    .mutation(async ({ ctx, input }) => presentClosing(await closeDrawer(ctx, input), await regionOf(ctx))),
  correct: permitted('drawer')
    .input(correctClosingInput)
    .output(closingWithFigures)
    .mutation(async ({ ctx, input }) => {
      await correctClosing(ctx, input)
      return showClosing(ctx, input.id)
    }),
})
