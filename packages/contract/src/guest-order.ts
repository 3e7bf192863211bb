/** An order as its guest sees it, who may still have to pay for it; and what is done about that. */
import { z } from 'zod'
import { MAX_CANCEL_REASON_LENGTH, MAX_LINE_QUANTITY, MAX_ORDER_LINES } from './limits.ts'
import { blankIsAbsent } from './list-page.ts'
import { guestOrderStatuses, type OrderStatus } from './order-status.ts'
import { lineChange, order } from './order.ts'
import { onlineMethods, tillMethods } from './payment-methods.ts'
import { pickupTime } from './pickup-time.ts'
import { amount, emailAddress, requiredText } from './text.ts'

/** Money on its way through a payment provider. */
export const onlinePayment = z.object({
  state: z
    .enum(['unpaid', 'pending', 'paid', 'returning', 'returned'])
    .describe(
      '`pending`: the guest has paid, and the provider does not know yet; `returning`: it goes back to the guest',
    ),
  url: z
    .string()
    .optional()
    .describe(
      'The page on which the guest pays, perhaps a path of this site; absent if it could not be opened: `orders.payOnline` tries again',
    ),
  until: z.iso.datetime().optional().describe('Unpaid: its portions and its time are kept until then'),
  tip: amount.optional().describe('What the guest gives on top of the order’s total'),
  lastFour: z.string().optional().describe('The last four digits of the card that it was paid with'),
  paidAt: z.iso.datetime().optional(),
  returned: amount.optional().describe('What has gone back to the guest, or is on its way'),
  canPayAtPickup: z.boolean().describe('Unpaid: the guest may change their mind, and pay at pickup'),
  isTest: z.literal(true).optional().describe('With test keys, or the demo terminal: no money moves'),
})

/** An order as its guest sees it, who may still have to pay for it. */
export const guestOrder = order.extend({
  status: z
    .enum(guestOrderStatuses)
    .describe('`awaiting-payment`: the restaurant gets the order once it is paid'),
  staffChange: z
    .object({
      ...pickupTime.shape,
      changes: lineChange.array(),
      totalBefore: amount,
      reasons: z.string().array().describe('What staff wrote for the guest about it, oldest first'),
    })
    .optional()
    .describe(
      'What staff have changed since the guest placed or changed it, and when they last did; absent if it is as the guest wanted it',
    ),
  online: onlinePayment.optional().describe('Absent if it is not paid online'),
  upi: z
    .object({
      link: z.string().describe('`upi://pay?…`, which opens the guest’s banking app'),
      qr: z.object({ size: z.int(), path: z.string() }).describe('The same as the path of an SVG'),
    })
    .optional()
    .describe('By UPI, in rupees, and not paid yet; staff confirm that it has arrived'),
})

/** What a tax office wants to see, with the restaurant's name and address, which are settings. */
export const receipt = z.object({
  order: guestOrder,
  payments: z
    .array(
      z.object({
        ...pickupTime.shape,
        kind: z.enum(['payment', 'refund']),
        method: z.enum(tillMethods),
        amount: amount.describe('Of the order’s total; less than 0 if it was refunded'),
        tip: amount.optional().describe('On top of it; less than 0 if it was refunded'),
        lastFour: z.string().optional().describe('The last four digits of the card'),
      }),
    )
    .describe('What was paid and refunded, oldest first; without what was marked by mistake'),
})

export const mailReceiptInput = z.object({
  id: requiredText(64, 'Order is required'),
  email: blankIsAbsent(emailAddress).describe('Where to; without it, to the order’s own address'),
})
export const mailedReceipt = z.object({ to: z.string() })

/** What became of an order whose answer was lost. */
export const arrivedOrder = z.object({
  arrived: guestOrder
    .nullable()
    .describe('The order, if it was placed; null: it was not, and is refused if it still arrives'),
})

/** Pays a waiting order online, also after it was declined. */
export const payOnlineInput = z.object({
  id: requiredText(64, 'Order is required'),
  method: z.enum(onlineMethods, 'Pay by card or paypal').optional().describe('Without it: as chosen before'),
})

const refundedPortions = z
  .array(
    z.object({
      line: z.int().min(0).max(MAX_ORDER_LINES).describe('Its place in `items`, from 0'),
      quantity: z.int().min(1, 'Quantity must be at least 1').max(MAX_LINE_QUANTITY),
    }),
  )
  .min(1, 'Choose what is refunded')
  .max(MAX_ORDER_LINES)
  .refine((portions) => new Set(portions.map(({ line }) => line)).size === portions.length, 'Each line once')

/** Sends money of a paid order back through the provider that took it. */
export const refundOnlineInput = z.object({
  id: requiredText(64, 'Order is required'),
  amount: amount
    .positive('Enter more than 0')
    .optional()
    .describe('Without it and without `portions`: all that is left'),
  portions: refundedPortions
    .optional()
    .describe('Instead of an amount: what is refunded, with its tax and less its share of the discount'),
  refundable: amount
    .optional()
    .describe(
      'What you were shown as `online.refundable`; if it is another amount by now, nothing is refunded',
    ),
  reason: requiredText(MAX_CANCEL_REASON_LENGTH, 'Say why').describe(
    'For the books; the guest does not read it',
  ),
})

/** What portions of an order would be refunded with. */
export const quoteRefundInput = z.object({
  id: requiredText(64, 'Order is required'),
  portions: refundedPortions,
})
export const refundQuote = z.object({ amount })

/** The same for an order that staff take. */
export const arrivedTakenOrder = z.object({ arrived: order.nullable() })

export type RefundOnlineInput = z.infer<typeof refundOnlineInput>
export type QuoteRefundInput = z.infer<typeof quoteRefundInput>
export type RefundedPortion = QuoteRefundInput['portions'][number]
export type Receipt = z.infer<typeof receipt>
export type GuestOrder = z.infer<typeof guestOrder>
/** One that is placed, or never will be. */
export type PlacedGuestOrder = GuestOrder & { status: OrderStatus }
export type OnlinePayment = z.infer<typeof onlinePayment>
export type ArrivedOrder = z.infer<typeof arrivedOrder>
