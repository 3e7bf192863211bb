import {
  changeStaffRoleInput,
  colleague,
  colleagueInput,
  done,
  invitationLink,
  inviteStaffInput,
} from '@tiffin/contract'
import { permitted, permittedAndConfirmed, router } from '../../platform/procedures.ts'
import {
  changeStaffRole,
  disableColleague,
  enableColleague,
  inviteAgain,
  makeInvitationLink,
  removeColleague,
  removePinOf,
  removeSecondFactor,
  inviteStaff,
} from './change-colleague.ts'
import { listStaff } from './staff-queries.ts'

export const staffRouter = router({
  list: permitted('staff')
    .output(colleague.array())
    .query(({ ctx }) => listStaff(ctx.db)),
  invite: permittedAndConfirmed('staff')
    .input(inviteStaffInput)
    .output(colleague)
    .mutation(({ ctx, input }) => inviteStaff(ctx, input)),
  inviteAgain: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => inviteAgain(ctx, input.id)),
  makeInvitationLink: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(invitationLink)
    .mutation(({ ctx, input }) => makeInvitationLink(ctx, input.id)),
  changeRole: permittedAndConfirmed('staff')
    .input(changeStaffRoleInput)
    .output(colleague)
    .mutation(({ ctx, input }) => changeStaffRole(ctx, input)),
  disable: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => disableColleague(ctx, input.id)),
  enable: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => enableColleague(ctx, input.id)),
  removeSecondFactor: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => removeSecondFactor(ctx, input.id)),
  removePin: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(colleague)
    .mutation(({ ctx, input }) => removePinOf(ctx, input.id)),
  remove: permittedAndConfirmed('staff')
    .input(colleagueInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeColleague(ctx, input.id)
      return { done: true }
    }),
})
