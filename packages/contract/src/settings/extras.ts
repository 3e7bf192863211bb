import { z } from 'zod'
import {
  MAX_EXTRAS,
  MAX_EXTRA_QUANTITY,
  MAX_LABEL_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_PRICE_CENTS,
  withinCents,
} from '../limits.ts'
import { requiredText } from '../text.ts'
import { rejectRepeated } from './measures.ts'

export const extraAsks = ['yes or no', 'how many'] as const

/** Something that goes with the food only if the guest asks for it: a bag, cutlery, napkins. */
const extraItem = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only')
    .max(40)
    .describe('Its name in orders; stays the same when the item is renamed'),
  name: requiredText(MAX_LABEL_LENGTH, 'Enter a name').describe('As orders, tickets and receipts have it'),
  question: requiredText(MAX_LABEL_LENGTH, 'Enter the question').describe(
    'What the guest is asked at the checkout. Items with the same question are its answers',
  ),
  price: z
    .number({ error: 'Enter a price like 0.25, or 0' })
    .min(0, 'Enter a price like 0.25, or 0')
    .refine(...withinCents(MAX_PRICE_CENTS))
    .describe('Of one; 0 if it is free'),
  taxCategory: requiredText(MAX_SLUG_LENGTH, 'Which category?')
    .nullable()
    .describe('The `slug` of the category whose taxes it has; null: the taxes on all dishes'),
  asks: z.enum(extraAsks).describe('Whether a guest says how many they want, or gets one by saying yes'),
  max: z
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(MAX_EXTRA_QUANTITY, `At most ${MAX_EXTRA_QUANTITY}`)
    .describe('The most that an order has of it'),
})

/** What guests are asked at the checkout besides their dishes. Nothing is chosen for them. */
export const extrasSettings = z.object({
  items: z
    .array(extraItem)
    .max(MAX_EXTRAS, `At most ${MAX_EXTRAS} items`)
    .superRefine(rejectRepeated('id', 'Another item has this id'))
    .superRefine(rejectRepeated('name', 'Another item has this name')),
})

export type ExtraItem = z.infer<typeof extraItem>
export type ExtrasSettings = z.infer<typeof extrasSettings>
