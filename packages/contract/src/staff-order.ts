import { z } from 'zod'
import { localTime, pickupTime } from './pickup-time.ts'
import { orderStatuses } from './order-status.ts'
import { paymentKinds, tillMethods } from './payment-methods.ts'
import { amount } from './text.ts'
import { lineChange, order } from './order.ts'

const logStep = {
  ...pickupTime.shape,
  by: z.string().nullable().describe("A colleague's email; null for the customer"),
}

/** Money that was taken for an order, given back, or marked by mistake. */
export const orderPayment = z.object({
  _id: z.string(),
  ...pickupTime.shape,
  kind: z.enum(paymentKinds),
  method: z.enum(tillMethods),
  amount: amount.describe('Less than 0 for a refund, and for a mistake that was voided'),
  tip: amount.optional().describe('What the guest gave on top'),
  tendered: amount.optional().describe('What the guest handed over in cash'),
  change: amount.optional().describe('What they got back of it'),
  reference: z.string().optional().describe('The code of the voucher'),
  reason: z.string().optional(),
  isVoided: z.literal(true).optional().describe('It was marked by mistake'),
  isOnline: z.literal(true).optional().describe('Through a payment provider: it cannot be voided'),
})

/** Money that goes back through the provider that took it. */
const onlineRefund = z.object({
  amount,
  state: z.enum(['waiting', 'done', 'refused']).describe('`waiting`: the provider has not confirmed it yet'),
  reason: z.string().optional(),
  portions: z
    .array(z.object({ line: z.int(), quantity: z.int() }))
    .optional()
    .describe(
      'What it is for, by the place in `items`; absent for an amount, and once the order has been changed',
    ),
  refusal: z.string().optional().describe('Why the provider refused it, in its words'),
})

/** An order as staff see it, with its log. */
export const staffOrder = order.extend({
  payments: z.array(orderPayment).describe('Oldest first'),
  online: z
    .object({
      provider: z.string(),
      isTest: z.literal(true).optional().describe('No money moves'),
      refundable: amount.describe('What of it, with the tip, has not gone back, and is not on its way'),
      tip: amount.optional().describe('What the guest gave on top'),
      isDisputed: z.literal(true).optional().describe('The guest has told their bank that it was wrong'),
      refunds: z.array(onlineRefund).describe('Oldest first'),
    })
    .optional()
    .describe('Absent if it was not paid online'),
  account: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Who was signed in; null for a guest'),
  earlierOrders: z.int().describe('How many orders the same customer placed before'),
  takenBy: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('Who took it at the counter or by phone'),
  log: z
    .array(
      z.union([
        z.object({ ...logStep, status: z.enum(orderStatuses) }),
        z.object({
          ...logStep,
          pickupAt: z.iso.datetime().describe('To when the pickup was moved'),
          pickupLocal: localTime,
        }),
        z.object({
          ...logStep,
          payment: orderPayment.pick({ kind: true, method: true, amount: true, reason: true }),
        }),
        z.object({
          ...logStep,
          changes: z.array(lineChange),
          total: amount.describe('From then on'),
          totalBefore: amount,
          reason: z.string().optional(),
          isUndo: z.literal(true).optional().describe('The change before was taken back'),
        }),
        z.object({
          ...logStep,
          station: z.string().describe('The name of the station whose dishes were ready'),
          isReady: z.boolean().describe('false: they were not ready yet after all'),
        }),
      ]),
    )
    .describe('From when it was placed, oldest first'),
})

export type OrderPayment = z.infer<typeof orderPayment>
export type StaffOrder = z.infer<typeof staffOrder>
