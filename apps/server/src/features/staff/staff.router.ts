import { changeStaffRoleInput, colleague, colleagueInput, done, inviteStaffInput } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import {
  changeStaffRole,
  disableColleague,
  enableColleague,
  inviteAgain,
  removeColleague,
} from './change-colleague.ts'
import { inviteStaff } from './invite-staff.ts'
import { presentColleague } from './present-colleague.ts'
import { listStaffRows } from './staff-queries.ts'

export const staffRouter = router({
  list: permitted('staff')
    .output(colleague.array())
    .query(async ({ ctx }) => (await listStaffRows(ctx.db)).map(presentColleague)),
  invite: permitted('staff')
    .input(inviteStaffInput)
    .output(colleague)
    .mutation(({ ctx, input }) => inviteStaff(ctx, input)),
  inviteAgain: permitted('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => inviteAgain(ctx, input.id)),
  changeRole: permitted('staff')
    .input(changeStaffRoleInput)
    .output(colleague)
    .mutation(({ ctx, input }) => changeStaffRole(ctx, input)),
  disable: permitted('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => disableColleague(ctx, input.id)),
  enable: permitted('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => enableColleague(ctx, input.id)),
  remove: permitted('staff')
    .input(colleagueInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeColleague(ctx, input.id)
      return { done: true }
    }),
})
