/** Guests as the counter knows them: by a telephone number, an email address or an account. */
import { z } from 'zod'
import { cartItem } from './cart-item.ts'
import { MAX_EMAIL_LENGTH, MAX_GUEST_NOTE_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts'
import { listLength, listPage } from './list-page.ts'
import { order } from './order.ts'
import { pickupTime, localTime } from './pickup-time.ts'
import { identifier, optionalText, requiredText, text, amount } from './text.ts'
import { version } from './version.ts'

const contact = requiredText(MAX_EMAIL_LENGTH, 'Enter a telephone number or an email address').refine(
  (written) => contactKey(written) !== null,
  'Enter a telephone number or an email address',
)

/** Exactly one of these names a guest. */
export const guestRef = z
  .object({
    contact: contact.optional().describe('A telephone number or an email address, however it is written'),
    customerId: identifier.optional().describe('The account of a customer'),
    orderId: identifier.optional().describe('Whoever placed this order'),
    id: identifier.optional().describe('The `_id` of what has been noted'),
  })
  .refine(
    (ref) => Object.values(ref).filter((value) => value !== undefined).length === 1,
    'Name the guest by one of contact, customerId, orderId and id',
  )

/** What the counter knows of a guest. */
export const guestProfile = z.object({
  _id: z.string().nullable().describe('null while nothing has been noted or merged'),
  version: z.int().describe('0 while nothing has been noted or merged'),
  name: z.string().describe('From the account, or else from the latest order; blank if there is neither'),
  account: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  contacts: z
    .array(
      z.object({
        contact: z.string(),
        isOwn: z.boolean().describe('What is noted belongs to it; otherwise orders only mention it'),
        isBlocked: z.boolean().describe('Nobody orders or reserves online with it'),
      }),
    )
    .describe('Telephone numbers and addresses; of addresses only what the caller may see'),
  note: z.string(),
  ordersCount: z.int(),
  noShows: z.int().describe('Orders that were never picked up'),
  lastOrder: pickupTime.nullable().describe('When the latest order was placed'),
  usual: z.array(cartItem).describe('What they order most often, as it was sold last; empty without orders'),
  allergy: z
    .string()
    .nullable()
    .describe('The latest note about an allergy with one of their orders: to be asked about again'),
  orders: z.array(order).describe('The newest ones, for those who may see customers'),
})

/** What has been noted about a guest, in a list. */
export const notedGuest = z.object({
  _id: z.string(),
  name: z.string(),
  contacts: z.array(z.string()),
  customerId: z.string().nullable(),
  note: z.string(),
})

export const listGuestsInput = z
  .object({ q: optionalText(MAX_SEARCH_LENGTH).describe('Searches note, contacts and account'), ...listPage })
  .prefault({})
export const guestList = z.object({ guests: z.array(notedGuest), ...listLength })

const readVersion = version.describe('The version that the caller read; 0 if there was nothing yet')

export const noteGuestInput = z.object({
  guest: guestRef,
  note: text(MAX_GUEST_NOTE_LENGTH).describe('Blank removes it'),
  version: readVersion,
})

export const mergeGuestsInput = z.object({
  into: guestRef,
  from: guestRef,
  version: readVersion.describe('Of the first; 0 if there was nothing yet'),
  fromVersion: readVersion.describe('Of the second; 0 if there was nothing yet'),
})

export const separateGuestInput = z.object({ id: identifier, contact, version })

export type GuestRef = z.infer<typeof guestRef>
export type GuestProfile = z.infer<typeof guestProfile>
export type NotedGuest = z.infer<typeof notedGuest>

export const LEAST_DIGITS = 7
/** The end of a number is the same with and without the country's code. */
export const TOLD_BY_DIGITS = 9

/** What tells an email address or a telephone number from others, however it is written; null if it is neither. */
export function contactKey(written: string): string | null {
  const typed = written.trim().toLowerCase()
  return typed.includes('@') ? typed : phoneKey(typed)
}

/** The same for what is certainly meant to be a telephone number. */
export function phoneKey(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '')
  return digits.length < LEAST_DIGITS ? null : digits.slice(-TOLD_BY_DIGITS)
}

export const blockContactInput = z.object({
  contact: requiredText(MAX_EMAIL_LENGTH, 'Enter an email address or a telephone number').refine(
    (written) => contactKey(written) !== null,
    'Enter an email address or a telephone number',
  ),
})

/** An email address or telephone number with which nobody can order or reserve online. */
export const blockedContact = z.object({
  _id: z.string(),
  contact: z.string().describe('As staff wrote it'),
  blocked: pickupTime.describe('Since when'),
})

export const listBlockedInput = z.object(listPage).prefault({})
export const unblockContactInput = z.object({ id: identifier })

export type ListBlockedInput = z.infer<typeof listBlockedInput>
export type BlockedContact = z.infer<typeof blockedContact>

/** A customer's account as the restaurant sees it. */
export const customerAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean().describe('The account cannot be used; its orders are kept'),
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  ordersCount: z
    .int()
    .describe('All their orders, including those placed as a guest once the address is verified'),
  spent: amount.describe('Total of their orders except cancelled ones and no-shows'),
})

/** `customers.list`: by text in name or address. */
export const listCustomersInput = z
  .object({ q: optionalText(MAX_SEARCH_LENGTH).describe('Searches name and email'), ...listPage })
  .prefault({})
export const customerList = z.object({
  customers: z.array(customerAccount),
  ...listLength,
})

export const customerInput = z.object({ id: requiredText(64, 'Customer is required') })
export const customerRecord = customerAccount.extend({
  orders: z.array(order).describe('Newest first, at most a hundred'),
})

export type CustomerAccount = z.infer<typeof customerAccount>
export type CustomerList = z.infer<typeof customerList>
export type CustomerRecord = z.infer<typeof customerRecord>
