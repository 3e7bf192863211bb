import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_NAME_LENGTH } from './limits.ts'
import { order } from './order.ts'
import { permissions, staffRoles, type Permission } from './permissions.ts'
import { pickupTime } from './pickup-time.ts'
import { ownReview } from './review.ts'
import { secondFactorProof, usedPasskey } from './second-factor.ts'
import { requiredGuestText, requiredText } from './text.ts'

/** `email` is trimmed and lower-cased (SPEC 5). */
const email = requiredText(MAX_EMAIL_LENGTH, 'Email is required').toLowerCase()

const MIN_PASSWORD_CHARACTERS = 8
const MAX_PASSWORD_CHARACTERS = 128

// A character may consist of several units of a string.
const countCharacters = (value: string) => Array.from(value).length
// No longer password is accepted, so no one can make us hash a huge text.
const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .refine((value) => countCharacters(value) <= MAX_PASSWORD_CHARACTERS, 'At most 128 characters')
const newPassword = typedPassword.refine(
  (value) => countCharacters(value) >= MIN_PASSWORD_CHARACTERS,
  'At least 8 characters',
)

// One line: it appears in emails and on the kitchen's tickets.
const name = requiredGuestText(MAX_NAME_LENGTH, 'Name is required')
  .regex(/^[^\n\r\t]*$/, 'A name must be a single line')
  .overwrite((value) => value.replaceAll(/ {2,}/g, ' '))
// Rejects only what cannot be an address at all: the emailed link shows whether it is theirs.
const newEmail = email.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Enter a valid email address')

export const userRoles = ['customer', 'admin'] as const

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(userRoles),
})

/** What an admin account may do here. */
export const staffMember = z.object({
  staffRole: z.enum(staffRoles),
  permissions: z.array(z.enum(Object.keys(permissions) as [Permission, ...Permission[]])),
  sendsEmail: z
    .boolean()
    .describe('False without a mail server: emails are saved as files, and reach no one'),
})

export const session = z.object({
  token: z.string().describe('For the header `Authorization: Bearer …`'),
  user,
})

export const loginInput = z.object({ email, password: typedPassword, ...secondFactorProof.shape })
/** A passkey alone: it proves both that one has it and that one may use it. */
export const loginWithPasskeyInput = z.object({ passkey: usedPasskey })
/** With a second factor that factor, without one the password. */
export const confirmInput = z.object({ password: typedPassword.optional(), ...secondFactorProof.shape })
export const registerInput = z.object({ name, email: newEmail, password: newPassword })

/** What the account page shows about its owner. */
export const account = user.extend({ isEmailVerified: z.boolean(), createdAt: z.iso.datetime() })

/** A device on which someone is logged in. */
export const deviceSession = z.object({
  _id: z.string(),
  device: z.string().describe('The browser and its system, as it named itself at the login'),
  isCurrent: z.boolean().describe('The call was made with it'),
  lastUsed: pickupTime.describe('To within ten minutes'),
})

export const endSessionInput = z.object({ id: requiredText(MAX_LABEL_LENGTH, 'Which device?') })
export const renameInput = z.object({ name })
export const changePasswordInput = z.object({ currentPassword: typedPassword, newPassword })
export const deleteAccountInput = z.object({ password: typedPassword })

export const requestPasswordResetInput = z.object({ email })
const mailedToken = requiredText(200, 'This link is incomplete')
export const resetPasswordInput = z.object({
  token: mailedToken,
  password: newPassword,
  ...secondFactorProof.shape,
})
/** The first owner, with the link that the server has logged. */
export const setUpOwnerInput = registerInput.extend({ key: mailedToken })
export const verifyEmailInput = z.object({ token: mailedToken })

/** In demo mode, the login for the admin area; otherwise null. */
export const demoLogin = z.object({ email: z.string(), password: z.string() }).nullable()

/** The answer of a call that has nothing to return. */
export const done = z.object({ done: z.literal(true) })

export type UserRole = (typeof userRoles)[number]
export type User = z.infer<typeof user>
export type StaffMember = z.infer<typeof staffMember>
export type Session = z.infer<typeof session>
export type DeviceSession = z.infer<typeof deviceSession>
export type RegisterInput = z.infer<typeof registerInput>
export type SetUpOwnerInput = z.infer<typeof setUpOwnerInput>
export type LoginInput = z.infer<typeof loginInput>
export type ConfirmInput = z.infer<typeof confirmInput>
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>
export type DemoLogin = z.infer<typeof demoLogin>
export type Account = z.infer<typeof account>

/** All data stored about a customer, for their own export. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account,
  orders: z.array(order),
  wishlist: z.array(z.object({ slug: z.string(), title: z.string() })),
  devices: z.array(deviceSession.pick({ device: true, lastUsed: true })),
  restaurantNote: z
    .object({ note: z.string(), contacts: z.array(z.string()) })
    .nullable()
    .describe(
      'What staff have noted, and the telephone numbers and addresses that they have found to be the same guest’s',
    ),
  reviews: z.array(ownReview.extend({ product: z.object({ slug: z.string(), title: z.string() }) })),
})
