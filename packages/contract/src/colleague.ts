import { z } from 'zod'
import { staffRoles } from './permissions.ts'
import { requiredText } from './text.ts'
import { registerInput } from './user.ts'

const staffRole = z.enum(staffRoles, 'Owner, manager or kitchen')

/** A staff member as the owner sees them. */
export const colleague = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  staffRole,
  isDisabled: z.boolean(),
  isInvited: z.boolean().describe('Has not set a password yet'),
  hasSecondFactor: z.boolean().describe('Has an authenticator app or a passkey'),
  hasPin: z.boolean().describe('Can take over a session at the counter or in the kitchen'),
  createdAt: z.iso.datetime(),
})

/** A link to set a password is sent to the address. */
export const inviteStaffInput = registerInput.pick({ name: true, email: true }).extend({ staffRole })

const id = requiredText(64, 'Who?')
export const colleagueInput = z.object({ id })
export const changeStaffRoleInput = z.object({
  id,
  staffRole,
  from: staffRole.optional().describe('The role the caller saw; the call fails if it has changed since'),
})

/** For a colleague who can't get the email: whoever opens it first chooses the password. */
export const invitationLink = z.object({ url: z.url(), expiresAt: z.iso.datetime() })

export type Colleague = z.infer<typeof colleague>
export type InvitationLink = z.infer<typeof invitationLink>
export type InviteStaffInput = z.infer<typeof inviteStaffInput>
