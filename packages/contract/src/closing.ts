/** The end of a day or a shift: what was sold and paid, and what is in the drawer. */
import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { MAX_CANCEL_REASON_LENGTH, MAX_NOTE_LENGTH } from './limits.ts'
import { blankIsAbsent, listPage } from './list-page.ts'
import { drawerEntryKinds, tillMethods } from './payment-methods.ts'
import { pickupTime } from './pickup-time.ts'
import { amount, identifier, optionalText, requiredText, text } from './text.ts'

export const soldTax = z.object({
  name: z.string(),
  percent: z.number(),
  number: z.string().optional().describe('The registration number'),
  isIncluded: z.boolean().describe('The prices include it'),
  base: amount.describe('What it is on, without any tax'),
  amount,
})

export const methodSum = z.object({
  method: z.enum(tillMethods),
  payments: z.int().describe('How many; those marked by mistake are not counted'),
  taken: amount.describe('For orders'),
  tips: amount,
  refunds: z.int(),
  givenBack: amount,
})

/** What orders came to in a span of time, and what was paid in it. */
export const dayFigures = z.object({
  orders: z.object({
    placed: z.int(),
    sold: z.int().describe('All but cancelled ones and no-shows'),
    open: z.int().describe('Sold, and not handed over yet'),
    cancelled: z.int(),
    noShows: z.int(),
  }),
  sales: z
    .object({
      menu: amount.describe('The lines at the menu’s prices'),
      comps: amount.describe('What the house paid for'),
      repriced: amount.describe('What other prices took off; negative if they added'),
      subtotal: amount.describe('menu − comps − repriced'),
      discounts: amount.describe('By coupons'),
      extras: amount.describe('Bags and the like'),
      taxOnTop: amount.describe('Taxes that the prices do not include'),
      total: amount.describe('subtotal − discounts + extras + taxOnTop: the revenue of the sales report'),
    })
    .describe('Of the orders that were sold'),
  taxes: z.array(soldTax),
  cancelled: amount.describe('The total of cancelled orders'),
  noShows: amount.describe('The total of orders that nobody picked up'),
  settled: z
    .object({
      paid: amount.describe('For the orders that were sold, on whatever day'),
      toPay: amount,
      toReturn: amount.describe('What was paid too much'),
      goodwill: amount.describe(
        'Refunded for a complaint, though it was owed: paid + toPay − toReturn + goodwill is the total',
      ),
      unsold: amount.describe('Paid for cancelled orders and no-shows, and not refunded'),
    })
    .describe('How far these orders are paid by now'),
  payments: z.array(methodSum).describe('What was paid in that time, for whatever order'),
})

export const drawerEntry = z.object({
  _id: z.string(),
  ...pickupTime.shape,
  kind: z.enum(drawerEntryKinds),
  amount: amount.describe(
    'By how much it changes what should be in the drawer; of a count, by how much it was off',
  ),
  counted: amount.optional().describe('Of a count: what was found'),
  reason: z.string().optional(),
  by: z.string(),
})

const drawer = z.object({
  start: amount.describe('What the closing before left in it'),
  cash: amount.describe('Taken for orders'),
  tips: amount.describe('In cash'),
  givenBack: amount.describe('In cash'),
  entries: z.array(drawerEntry).describe('Counts, and what was put in or taken out, oldest first'),
  expected: amount.describe('What should be in it'),
})

const moment = z.object(pickupTime.shape)

/** What has come in since the last closing. */
export const openDrawer = z.object({
  after: z.int().describe('The number of the last closing; 0: there is none'),
  from: moment,
  until: moment,
  figures: dayFigures,
  drawer,
})

export const closing = z.object({
  _id: z.string(),
  number: z.int(),
  from: moment,
  until: moment,
  by: z.string().describe('Who closed it'),
  total: amount,
  expected: amount.describe('What should have been in the drawer'),
  counted: amount,
  difference: amount.describe('counted − expected'),
  left: amount.describe('What stays in the drawer'),
})

export const closingWithFigures = closing.extend({
  note: z.string().optional(),
  figures: dayFigures.describe('As they were when it was closed'),
  now: dayFigures
    .omit({ payments: true, settled: true })
    .nullable()
    .describe('What the same orders come to by now, if that is something else'),
  drawer,
  corrections: z.array(drawerEntry).describe('What turned out later, oldest first'),
})

export const closingList = z.object({
  closings: z.array(closing).describe('The latest first'),
  total: z.int(),
})

export const closingFilter = z.object(listPage)

export const closingIdInput = z.object({ id: identifier })

/** A day of the restaurant’s calendar; without it, today. */
export const dayInput = z.object({ day: blankIsAbsent(calendarDay) }).prefault({})

export const dayReport = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  figures: dayFigures,
  closings: z.array(closing).describe('Those of that day, oldest first'),
})

const notNegative = z.number('Enter an amount').min(0, 'Enter an amount of 0 or more')

export const countDrawerInput = z.object({
  counted: notNegative.describe('What is in the drawer'),
  reason: optionalText(MAX_CANCEL_REASON_LENGTH),
})

const entryReason = requiredText(MAX_CANCEL_REASON_LENGTH, 'Say what it was for')
const entryKey = text(64)
  .min(16, 'At least 16 characters')
  .optional()
  .describe('Your own key, such as a UUID: sent twice with it, it is recorded once')
const entryAmount = z.number('Enter an amount').positive('Enter an amount above 0')

export const moveCashInput = z.object({
  kind: z.enum(['in', 'out'], 'Choose in or out'),
  amount: entryAmount,
  reason: entryReason,
  key: entryKey,
})

export const closeDrawerInput = z.object({
  after: z
    .int()
    .min(0)
    .describe(
      'The number of the last closing that you were shown: if there is a later one, nothing is closed',
    ),
  expected: amount.describe(
    'What you were shown: if the drawer should have another amount by now, nothing is closed',
  ),
  counted: notNegative.describe('What is in the drawer'),
  left: notNegative.optional().describe('What stays in it; default: all'),
  note: optionalText(MAX_NOTE_LENGTH),
})

export const correctClosingInput = closingIdInput.extend({
  amount: z
    .number('Enter an amount')
    .refine((value) => value !== 0, 'Enter an amount other than 0')
    .describe('What was found later; negative: what was missing'),
  reason: entryReason,
  key: entryKey,
})

/** A month of the restaurant’s calendar. */
export const monthInput = z.object({
  month: z
    .string('Choose a month')
    .regex(/^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/, 'Choose a month such as 2026-01')
    .describe('Of the restaurant’s calendar, `2026-01`'),
})

export type SoldFigures = NonNullable<ClosingWithFigures['now']>
export type DayFigures = z.infer<typeof dayFigures>
export type DrawerEntry = z.infer<typeof drawerEntry>
export type OpenDrawer = z.infer<typeof openDrawer>
export type Closing = z.infer<typeof closing>
export type ClosingWithFigures = z.infer<typeof closingWithFigures>
export type ClosingList = z.infer<typeof closingList>
export type DayReport = z.infer<typeof dayReport>
export type MoveCashInput = z.infer<typeof moveCashInput>
export type CloseDrawerInput = z.infer<typeof closeDrawerInput>
export type CountDrawerInput = z.infer<typeof countDrawerInput>
export type CorrectClosingInput = z.infer<typeof correctClosingInput>
