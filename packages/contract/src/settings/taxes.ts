import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText, text } from '../text.ts'
import { rejectRepeated } from './reject-repeated.ts'

const MAX_TAXES = 4
const MAX_CATEGORIES = 50

const hasThreeDecimals = (percent: number) => Math.round(percent * 1000) / 1000 === percent

const tax = z.object({
  name: requiredText(20, 'Enter a name').describe('As printed on receipts, `GST`'),
  percent: z
    .number({ error: 'Enter a number' })
    .min(0, 'At least 0 percent')
    .max(50, 'At most 50 percent')
    .refine(hasThreeDecimals, 'At most three decimals')
    .describe('Up to three decimals, `4.875`'),
  number: text(MAX_LABEL_LENGTH).describe('The registration number, as printed on receipts; blank for none'),
  categories: z
    .array(requiredText(MAX_SLUG_LENGTH, 'Which category?'))
    .min(1, 'Choose at least one category')
    .max(MAX_CATEGORIES, `At most ${MAX_CATEGORIES} categories`)
    .nullable()
    .describe('The `slug`s of the categories that it applies to; null: all dishes'),
})

/** The taxes on every order. An order keeps those that it was placed with. */
export const taxesSettings = z.object({
  areIncluded: z.boolean().describe('Whether prices include the taxes; otherwise they are added on top'),
  list: z
    .array(tax)
    .max(MAX_TAXES, 'At most four taxes')
    .superRefine(rejectRepeated('name', 'Another tax has this name')),
})

export type TaxesSettings = z.infer<typeof taxesSettings>
