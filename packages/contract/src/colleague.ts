import { z } from 'zod'
import { isEasyPin, MAX_PIN_DIGITS, MIN_PIN_DIGITS } from './easy-pins.ts'
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

/** For a colleague who can't get the email: anyone who opens it first chooses the password. */
export const invitationLink = z.object({ url: z.url(), expiresAt: z.iso.datetime() })

export type Colleague = z.infer<typeof colleague>
export type InvitationLink = z.infer<typeof invitationLink>
export type InviteStaffInput = z.infer<typeof inviteStaffInput>

// With a PIN of a few digits a colleague takes over a session at the counter or in the kitchen.

const typedPin = z
  .string({ error: 'Type the PIN' })
  .regex(
    new RegExp(`^\\d{${MIN_PIN_DIGITS},${MAX_PIN_DIGITS}}$`),
    `A PIN has ${MIN_PIN_DIGITS} to ${MAX_PIN_DIGITS} digits`,
  )

export const setPinInput = z.object({
  pin: typedPin.refine((pin) => !isEasyPin(pin), 'This PIN is too easy to guess. Choose other digits.'),
})

export const takeOverInput = z.object({
  userId: requiredText(64, 'Who?').describe('One of the `colleagues`'),
  pin: typedPin,
})

const person = z.object({ _id: z.string(), name: z.string() })

/** Who acts in this session. */
export const actingState = z.object({
  account: person.describe('Who logged in'),
  actor: person
    .extend({ email: z.string().describe('As the log names them') })
    .nullable()
    .describe('Who has taken the session over with their PIN; null while it is the account’s'),
  secondsLeft: z
    .int()
    .nullable()
    .describe('After so long without a change the session is the account’s again; null if it is now'),
  colleagues: z.array(person).describe('Who can take it over: everybody else with a PIN, by name'),
})

export type SetPinInput = z.infer<typeof setPinInput>
export type TakeOverInput = z.infer<typeof takeOverInput>
export type ActingState = z.infer<typeof actingState>
