/** What staff do with an order. */
import { z } from 'zod'
import { errorBody } from './error-body.ts'
import { MAX_CANCEL_REASON_LENGTH, MAX_ORDER_MOVES } from './limits.ts'
import { orderStatuses } from './order-status.ts'
import { getOrderInput, order } from './order.ts'
import { paymentMethods } from './payment-methods.ts'
import { instant } from './pickup-time.ts'
import { optionalText, requiredText, text } from './text.ts'

const stationKey = text(40).min(1).describe('The key of a station')

export const changeOrderStatusInput = z
  .object({
    id: requiredText(64, 'Order is required'),
    /** The status the caller saw; rejected if it has changed since. */
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    reason: optionalText(MAX_CANCEL_REASON_LENGTH).describe('Required to cancel; the guest will read it'),
    paidBy: z
      .enum(paymentMethods)
      .optional()
      .describe('How the guest has just paid, for an order that is handed over; undone with the step'),
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

export const markPaidInput = getOrderInput.extend({
  method: z.enum(paymentMethods, 'Choose cash, card, paypal or upi'),
})

export type ChangedOrder = z.infer<typeof changedOrder>
