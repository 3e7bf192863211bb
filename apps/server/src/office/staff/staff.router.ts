import {
  apiKey,
  apiKeyInput,
  changeStaffRoleInput,
  colleague,
  colleagueInput,
  createApiKeyInput,
  done,
  invitationLink,
  inviteStaffInput,
  newApiKey,
  replaceApiKeyInput,
} from '@tiffin/contract'
import { permitted, permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { listApiKeys } from '../api-keys/api-key-queries.ts'
import { createApiKey, replaceApiKey, revokeApiKey } from '../api-keys/edit-api-keys.ts'
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

// Keys are for people to make: see `KeyPermission`.
const owners = permittedAndConfirmed('apiKeys').meta({
  access: { permission: 'apiKeys', isConfirmed: true },
  takesKey: false,
})

export const apiKeysRouter = router({
  list: permitted('apiKeys')
    .meta({ access: { permission: 'apiKeys' }, takesKey: false })
    .output(apiKey.array())
    .query(({ ctx }) => listApiKeys(ctx)),
  create: owners
    .input(createApiKeyInput)
    .output(newApiKey)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  replace: owners
    .input(replaceApiKeyInput)
    .output(newApiKey)
    .mutation(({ ctx, input }) => replaceApiKey(ctx, input)),
  revoke: owners
    .input(apiKeyInput)
    .output(apiKey)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input.id)),
})

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
