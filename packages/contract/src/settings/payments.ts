import { z } from 'zod'
import { onlineMethods, paymentMethods } from '../payment-methods.ts'
import { amount } from '../text.ts'

export const onlineModes = ['off', 'possible', 'required'] as const

export const MIN_HOLD_MINUTES = 3
export const MAX_HOLD_MINUTES = 60
export const TIP_CHOICES = 3

/** `name@bank`, as India's UPI addresses the payee. */
const UPI_ID = /^[\w.-]{2,256}@[a-z][a-z\d.-]{1,63}$/i

/** How guests can pay. Staff may note any way in which an order was paid. */
export const paymentsSettings = z
  .object({
    methods: z
      .array(z.enum(paymentMethods))
      .min(1, 'Choose at least one way to pay')
      .max(paymentMethods.length)
      .refine((methods) => new Set(methods).size === methods.length, 'Each way only once')
      .describe('What guests can choose at the checkout, in this order'),
    online: z
      .object({
        mode: z.enum(onlineModes).describe('`required`: orders are paid online before the kitchen sees them'),
        methods: z
          .array(z.enum(onlineMethods))
          .max(onlineMethods.length)
          .refine((methods) => new Set(methods).size === methods.length, 'Each way only once')
          .describe('Which of the ways can be paid online; their provider has to be set up'),
        requiredFrom: amount
          .min(0, 'Enter 0 or more, or leave blank')
          .nullable()
          .describe('With `required`: only from this total on; null: every order'),
        isRequiredOfNewGuests: z
          .boolean()
          .describe('With `possible`: of guests who have not picked up an order yet it is required'),
        holdMinutes: z
          .int('Enter whole minutes')
          .min(MIN_HOLD_MINUTES, `At least ${MIN_HOLD_MINUTES} minutes`)
          .max(MAX_HOLD_MINUTES, `At most ${MAX_HOLD_MINUTES} minutes`)
          .describe('How long portions and the kitchen’s time are kept for a guest who is paying'),
        tips: z
          .object({
            isOffered: z.boolean(),
            percents: z
              .array(z.int('Enter whole percents').min(1, 'At least 1%').max(50, 'At most 50%'))
              .length(TIP_CHOICES, `Enter ${TIP_CHOICES} percentages`)
              .refine((percents) => new Set(percents).size === percents.length, 'Each percentage only once')
              .describe('Of the dishes without tax'),
          })
          .describe('Whether guests who pay online are asked for a tip; none is chosen beforehand'),
      })
      .describe('Paying before pickup'),
    upiId: z
      .string()
      .trim()
      .refine((id) => id === '' || UPI_ID.test(id), 'Enter a UPI ID such as spice@okbank')
      .describe('Where guests who pay by UPI send their money, if prices are in rupees; blank: none'),
  })
  .refine(
    ({ methods, online }) =>
      online.mode === 'off' || online.methods.some((method) => methods.includes(method)),
    {
      path: ['online', 'methods'],
      error: 'Choose a way to pay online that guests are offered',
    },
  )

export type PaymentsSettings = z.infer<typeof paymentsSettings>
