import { boardPresence, kitchenPace, pauseOrdersInput, setBusyInput } from '@tiffin/contract'
import { permitted, router } from '../platform/procedures.ts'
import { getBoardPresence, getPace, pauseOrders, reportBoard, resumeOrders, setBusy } from './pace.ts'

export const kitchenRouter = router({
  pace: permitted('kitchen')
    .output(kitchenPace)
    .query(({ ctx }) => getPace(ctx)),
  pause: permitted('kitchen')
    .input(pauseOrdersInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => pauseOrders(ctx, input.length)),
  resume: permitted('kitchen')
    .output(kitchenPace)
    .mutation(({ ctx }) => resumeOrders(ctx)),
  setBusy: permitted('kitchen')
    .input(setBusyInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => setBusy(ctx, input)),
  boards: permitted('kitchen')
    .output(boardPresence)
    .query(({ ctx }) => getBoardPresence(ctx)),
  reportBoard: permitted('kitchen')
    .output(boardPresence)
    .mutation(async ({ ctx }) => {
      await reportBoard(ctx)
      return getBoardPresence(ctx)
    }),
})
