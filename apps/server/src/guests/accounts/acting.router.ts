import { actingState, takeOverInput } from '@tiffin/contract'
import { router, staff } from '../../platform/procedures.ts'
import { endActing, getActing, takeOver } from './take-over.ts'

/** Who acts in a session at the counter or in the kitchen. */
export const actingRouter = router({
  get: staff.output(actingState).query(({ ctx }) => getActing(ctx)),
  takeOver: staff
    .input(takeOverInput)
    .output(actingState)
    .mutation(({ ctx, input }) => takeOver(ctx, input)),
  end: staff.output(actingState).mutation(({ ctx }) => endActing(ctx)),
})
