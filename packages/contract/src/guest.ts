/** Guests as the counter knows them: by a telephone number, an email address or an account. */
import { z } from 'zod'
import { contactKey } from './blocked-contact.ts'
import { cartItem } from './cart-item.ts'
import { MAX_EMAIL_LENGTH, MAX_GUEST_NOTE_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts'
import { listLength, listPage } from './list-page.ts'
import { order } from './order.ts'
import { pickupTime } from './pickup-time.ts'
import { identifier, optionalText, requiredText, text } from './text.ts'
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
