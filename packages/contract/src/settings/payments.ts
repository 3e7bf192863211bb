import { z } from 'zod'
import { paymentMethods } from '../payment-methods.ts'

/** How guests can pay. Staff may note any way in which an order was paid. */
export const paymentsSettings = z.object({
  methods: z
    .array(z.enum(paymentMethods))
    .min(1, 'Choose at least one way to pay')
    .max(paymentMethods.length)
    .refine((methods) => new Set(methods).size === methods.length, 'Each way only once')
    .describe('What guests can choose at the checkout, in this order'),
})

export type PaymentsSettings = z.infer<typeof paymentsSettings>
