/** What staff do with an order. */
import { z } from 'zod'
import { errorBody } from './error-body.ts'
import {
  MAX_CANCEL_REASON_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINE_QUANTITY,
  MAX_ORDER_LINES,
  MAX_ORDER_MOVES,
  MAX_PRICE_CENTS,
  MAX_VOUCHER_LENGTH,
  withinCents,
} from './limits.ts'
import { orderedOption } from './option-group.ts'
import { orderStatuses } from './order-status.ts'
import { orderedExtras } from './order-extras.ts'
import { getOrderInput, order } from './order.ts'
import { tillMethods } from './payment-methods.ts'
import { instant } from './pickup-time.ts'
import { amount, changedNote, identifier, optionalText, requiredText, text } from './text.ts'

const stationKey = text(40).min(1).describe('The key of a station')

export const changeOrderStatusInput = z
  .object({
    id: requiredText(64, 'Order is required'),
    /** The status the caller saw; rejected if it has changed since. */
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    keepsPayment: z
      .boolean('Must be true or false')
      .optional()
      .describe('For a cancellation: what was paid online is kept; otherwise it goes back by itself'),
    reason: optionalText(MAX_CANCEL_REASON_LENGTH).describe('Required to cancel; the guest will read it'),
    paidBy: z
      .enum(tillMethods)
      .optional()
      .describe('How the guest has just paid, for an order that is handed over; undone with the step'),
    toPay: amount
      .optional()
      .describe('With `paidBy`: what you were shown; if it is another amount by now, nothing is recorded'),
    revision: z
      .int()
      .optional()
      .describe('The `revision` that you were shown: if its lines have been changed since, it stays'),
    station: stationKey
      .optional()
      .describe(
        'Of the order, only this station’s dishes are ready: it becomes ready with the last of its stations',
      ),
  })
  .refine(({ to, station }) => to === 'ready' || station === undefined, {
    path: ['station'],
    error: 'A station only says that its dishes are ready',
  })
  .refine(({ to, paidBy }) => to === 'completed' || paidBy === undefined, {
    path: ['paidBy'],
    error: 'Only an order that is handed over is paid with its step',
  })
  .refine(({ to, reason }) => to !== 'cancelled' || reason !== undefined, {
    path: ['reason'],
    error: 'Give the reason for cancelling; the guest will read it',
  })

/** Takes the caller's own latest step back, within ten seconds. */
export const undoOrderStatusInput = getOrderInput.extend({
  from: z.enum(orderStatuses).describe('The status that the step led to'),
  station: stationKey
    .optional()
    .describe('With `ready`: only what this station has said, also if the order is ready since'),
})

export const movePickupInput = getOrderInput.extend({
  pickupAt: instant('Invalid time').describe('When it will be ready'),
  from: instant('Invalid time')
    .optional()
    .describe('The time that you were shown: if a colleague has moved it since, it stays'),
  reason: requiredText(MAX_CANCEL_REASON_LENGTH, 'Give the reason; the guest will read it'),
})

/** Several orders in one call, each moved independently. */
export const changeOrderStatusesInput = z.object({
  moves: z
    .array(changeOrderStatusInput)
    .min(1, 'Choose at least one order')
    .max(MAX_ORDER_MOVES, `At most ${MAX_ORDER_MOVES} orders at once`),
})

/** The result for one of them: the order as it is now, or why it was not moved. */
export const changedOrder = z.union([
  z.object({ id: z.string(), order }),
  z.object({ id: z.string(), refusal: errorBody.pick({ code: true, message: true }) }),
])

const tillMethod = z.enum(tillMethods, 'Choose cash, card, paypal, upi or voucher')

export const markPaidInput = getOrderInput.extend({
  method: tillMethod,
  toPay: amount
    .optional()
    .describe('What you were shown: if it is another amount by now, nothing is recorded'),
})

const paymentReason = requiredText(MAX_CANCEL_REASON_LENGTH, 'Give the reason')

export const markUnpaidInput = getOrderInput.extend({ reason: paymentReason })

const positiveAmount = z
  .number('Enter an amount')
  .positive('Enter an amount above 0')
  .describe('An amount in the order’s currency')

/** A part of what is to pay, or all of it. */
export const takePaymentInput = getOrderInput
  .extend({
    method: tillMethod,
    amount: positiveAmount.optional().describe('Default: all that is still to pay'),
    tip: positiveAmount.optional().describe('What the guest gives on top'),
    tendered: positiveAmount
      .optional()
      .describe('Cash: what the guest hands over; the answer says the change'),
    reference: optionalText(MAX_VOUCHER_LENGTH).describe('The code of the voucher'),
    toPay: amount
      .optional()
      .describe('What you were shown: if it is another amount by now, nothing is recorded'),
  })
  .refine(({ method, tendered }) => method === 'cash' || tendered === undefined, {
    path: ['tendered'],
    error: 'Only cash is handed over',
  })
  .refine(({ method, reference }) => method !== 'voucher' || reference !== undefined, {
    path: ['reference'],
    error: 'Enter the code of the voucher',
  })

export const voidPaymentInput = getOrderInput.extend({
  payment: identifier.describe('Which one was a mistake'),
  reason: paymentReason,
})

/** What was paid too much, as the order was cancelled or costs less by now; or a part of what was owed, for a complaint. */
export const givePaymentBackInput = getOrderInput.extend({
  method: tillMethod.exclude(['voucher'], 'Choose cash, card, paypal or upi'),
  amount: positiveAmount
    .optional()
    .describe('Without the tip. By default all that was paid too much, and the tip of a cancelled order'),
  tip: positiveAmount.optional().describe('Of a cancelled order: what goes back of the tip'),
  isGoodwill: z
    .literal(true)
    .optional()
    .describe(
      'For a complaint: `amount` was owed, and is not to be paid again. For owners and managers (permission `refunds`)',
    ),
  reason: paymentReason,
  toReturn: amount
    .optional()
    .describe('What you were shown: if it is another amount by now, nothing is recorded'),
  amountPaid: amount
    .optional()
    .describe('What you were shown: if it is another amount by now, nothing is recorded'),
  tipToReturn: amount
    .optional()
    .describe('What you were shown of the tip: if it is another amount by now, nothing is recorded'),
})

/** A line that stays, by its place in the order; or a new one, by its slug. */
const line = z.object({
  line: z
    .int()
    .min(0)
    .optional()
    .describe('A line that stays: its place in `items`, from 0, of the order as you were shown it'),
  slug: optionalText(200).describe('A new line: the slug of its dish, its id or its SKU'),
  product: z.string().nullish().describe('The id of the dish that you were shown'),
  title: z.string().nullish().describe('How an error names the dish if it is no longer on the menu'),
  price: z.number().nullish().describe('The unit price with its options that you were shown'),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(MAX_LINE_QUANTITY, `At most ${MAX_LINE_QUANTITY} of one dish`)
    .optional()
    .describe('Default: as it is, or 1. More of a line costs what the menu says now'),
  options: z
    .array(orderedOption)
    .max(MAX_LINE_OPTIONS, `At most ${MAX_LINE_OPTIONS} choices`)
    .optional()
    .describe('Default: as they are, or the dish’s defaults. Others cost what the menu says now'),
  note: changedNote.describe('Default: as it is; null removes it'),
})

const oneOfBoth = ({ line: place, slug }: { line?: number | undefined; slug?: string | undefined }) =>
  (place === undefined) !== (slug === undefined)
const whichLine = { path: ['slug'], error: 'Name either a line of the order or the slug of a new one' }

const itemsMessage = 'An order needs a line; to cancel it, cancel it'

const guestsChange = getOrderInput.extend({
  revision: z
    .int()
    .min(0)
    .describe('The `revision` that you were shown: if the order has been changed since, nothing is'),
  items: z
    .array(line.refine(oneOfBoth, whichLine))
    .min(1, itemsMessage)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines`)
    .describe('The whole order as it is to be: lines that are not named are taken off'),
  extras: orderedExtras
    .optional()
    .describe('All extras as they are to be. Default: as they are. More of one costs what it costs now'),
  note: changedNote.describe('Default: as it is; null removes it'),
  allergyNote: z.boolean('Must be true or false').optional().describe('Default: as it is'),
  total: amount.nullish().describe('The total that you were shown: with any other one nothing is changed'),
  isPreview: z
    .boolean()
    .default(false)
    .describe('Nothing is changed: the answer is the order as it would be, or why it cannot be'),
})

/** What a guest may do until somebody has accepted the order. */
export const changeOwnOrderInput = guestsChange

/** A price that is not the menu's. */
const charged = {
  charge: amount
    .min(0)
    .refine(...withinCents(MAX_PRICE_CENTS))
    .optional()
    .describe('What one costs, instead of the menu’s price'),
  isComp: z.boolean().optional().describe('It costs nothing'),
  priceReason: optionalText(MAX_CANCEL_REASON_LENGTH).describe('Required with `charge` and `isComp`'),
}

/** What staff may do until the order is handed over. */
export const changeOrderInput = guestsChange.extend({
  items: z
    .array(
      line
        .extend(charged)
        .refine(oneOfBoth, whichLine)
        .refine(
          ({ charge, isComp, priceReason }) =>
            (charge === undefined && isComp !== true) || priceReason !== undefined,
          { path: ['priceReason'], error: 'Give the reason for the price' },
        ),
    )
    .min(1, itemsMessage)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines`),
  reason: optionalText(MAX_CANCEL_REASON_LENGTH).describe('The guest reads it'),
  overridesKitchen: z
    .boolean()
    .default(false)
    .describe('Even if the kitchen has no time left for what is added, or does not serve it then'),
})

/** Takes your own latest change back, within ten seconds. */
export const undoOrderChangeInput = getOrderInput.extend({
  revision: z.int().min(1).describe('The one that the change led to'),
})

export type ChangedOrder = z.infer<typeof changedOrder>

export type TakePaymentInput = z.infer<typeof takePaymentInput>
export type GivePaymentBackInput = z.infer<typeof givePaymentBackInput>
export type ChangeOwnOrderInput = z.infer<typeof changeOwnOrderInput>
export type ChangeOrderInput = z.infer<typeof changeOrderInput>
