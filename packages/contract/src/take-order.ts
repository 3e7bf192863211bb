/** An order that staff take at the counter or by phone. */
import { z } from 'zod'
import {
  MAX_CHANNEL_LENGTH,
  MAX_EXTERNAL_REFERENCE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from './limits.ts'
import { type OrderChannel, orderChannels } from './order-status.ts'
import { orderInput, wantedFulfillment } from './order.ts'
import { paymentMethods } from './payment-methods.ts'
import { localTime, pickupTime } from './pickup-time.ts'
import { emailAddress, optionalGuestText, optionalText, requiredGuestText, requiredText } from './text.ts'

const oneLine = /^[^\t\n\r]*$/

const blankIsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

export const takeOrderInput = orderInput
  .omit({ userId: true })
  .extend({
    channel: requiredText(
      MAX_CHANNEL_LENGTH,
      'Say how it was ordered: counter, phone, web, or a name of your own',
    )
      .regex(oneLine, 'A channel has no line breaks')
      // 'Phone' is no other channel than 'phone'.
      .transform((name): OrderChannel => orderChannels.find((known) => known === name.toLowerCase()) ?? name)
      .describe('`counter`, `phone`, `web`, or a name of your own such as that of a delivery service'),
    externalReference: optionalText(MAX_EXTERNAL_REFERENCE_LENGTH)
      .refine((value) => value === undefined || oneLine.test(value), 'A reference has no line breaks')
      .describe(
        'What another program calls the order; unique in its `channel`. Sent again with the same body, the order is returned again; with another body it is a CONFLICT',
      ),
    customer: z.object({
      name: requiredGuestText(MAX_NAME_LENGTH, 'Name required'),
      email: z
        .preprocess(blankIsAbsent, emailAddress.optional())
        .describe('Without it, no email is sent about the order'),
      phone: optionalGuestText(MAX_PHONE_LENGTH),
    }),
    fulfillment: z.preprocess(
      (value) => value ?? undefined,
      wantedFulfillment
        .extend({
          override: z
            .boolean('Must be true or false')
            .default(false)
            .describe(
              'Gives the time of `pickupAt` even if the kitchen is full, closed or paused then; needs the permission `overbook`',
            ),
        })
        .prefault({}),
    ),
    payment: z
      .object({
        method: z.enum(paymentMethods, 'Choose cash, card, paypal or upi').default('cash'),
        isPaid: z
          .boolean('Must be true or false')
          .default(false)
          .describe('The guest has paid, in the way of `method`'),
      })
      .prefault({}),
  })
  .refine((wanted) => !wanted.allergyNote || wanted.note !== undefined, {
    path: ['note'],
    error: 'Describe the allergy',
  })
  .refine(({ fulfillment }) => !fulfillment.override || Boolean(fulfillment.pickupAt), {
    path: ['fulfillment', 'pickupAt'],
    error: 'Choose the time that the kitchen is to make possible',
  })

/** What the stations can still make in the coming quarter hours. */
export const kitchenRoom = z.object({
  now: pickupTime,
  windows: z.array(
    z.object({
      at: z.iso.datetime().describe('Orders for this pickup time are made in the quarter hour before'),
      local: localTime,
      stations: z
        .array(
          z.object({
            name: z.string(),
            leftMinutes: z.number().describe('0: it is full'),
            ofMinutes: z.number(),
          }),
        )
        .describe('Those that have a limit'),
    }),
  ),
})

export type TakeOrderInput = z.infer<typeof takeOrderInput>
export type KitchenRoom = z.infer<typeof kitchenRoom>
