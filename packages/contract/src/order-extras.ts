/** Pickup extras of an order: bags, cutlery and the like, beside its dishes. */
import { z } from 'zod'
import { MAX_EXTRA_QUANTITY, MAX_EXTRAS } from './limits.ts'
import { amount, requiredText } from './text.ts'

const orderedExtra = z.object({
  id: requiredText(40, 'Which extra?').describe('The `id` of an item of the settings’ section `extras`'),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(MAX_EXTRA_QUANTITY, `At most ${MAX_EXTRA_QUANTITY} of one extra`),
  price: z
    .number()
    .nullish()
    .describe('The price of one that the guest was shown; with any other one nothing is ordered'),
})

/** What is chosen; an extra that is not named is not part of the order. */
export const orderedExtras = z
  .array(orderedExtra)
  .max(MAX_EXTRAS * 2, 'Too many extras')
  .superRefine((extras, ctx) => {
    const ids = extras.map(({ id }) => id)
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue
      ctx.addIssue({ code: 'custom', path: [index, 'id'], message: 'This extra is named twice' })
    }
  })

/** An extra as it was sold: name and price stay when the settings change. */
export const orderExtra = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: amount.describe('Of one. Added later at another price, it is an entry of its own'),
})

export type OrderExtra = z.infer<typeof orderExtra>
export type OrderedExtra = z.infer<typeof orderedExtra>
