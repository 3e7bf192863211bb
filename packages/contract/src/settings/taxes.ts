import { z } from 'zod'
import { requiredText } from '../text.ts'

const hasThreeDecimals = (percent: number) => Math.round(percent * 1000) / 1000 === percent

/** The tax on every order. An order keeps the one it was placed with. */
export const taxesSettings = z.object({
  name: requiredText(20, 'Enter a name').describe('As printed on receipts, `GST`'),
  percent: z
    .number({ error: 'Enter a number' })
    .min(0, 'At least 0 percent')
    .max(50, 'At most 50 percent')
    .refine(hasThreeDecimals, 'At most three decimals')
    .describe('Up to three decimals, `4.875`'),
})
