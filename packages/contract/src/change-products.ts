import { z } from 'zod'
import { dietaryLabels } from './allergens.ts'
import { MAX_CHANGED_PRODUCTS, MAX_SLUG_LENGTH, MAX_PRICE_CENTS, withinCents } from './limits.ts'
import { soldOutUntil } from './moment.ts'
import { dishName, requiredText } from './text.ts'
import { version } from './version.ts'

const amountOf = (message: string) => z.number(message).refine(...withinCents(MAX_PRICE_CENTS))

const priceChange = z
  .object({
    set: z.literal('price'),
    by: amountOf('Enter a number, such as 5 or -0.50').describe('Negative lowers the prices'),
    unit: z.enum(['percent', 'amount'], 'Choose percent or amount'),
    roundTo: amountOf('Enter an amount, such as 0.05')
      .positive('Enter more than 0')
      .optional()
      .describe('What each new price is a multiple of; without it the smallest coin'),
    ending: amountOf('Enter an amount, such as 0.99')
      .min(0, 'Enter at least 0')
      .optional()
      .describe('What is on top of that multiple: 0.99 with 1 gives 12.99'),
  })
  .check(({ value: { by, unit, roundTo, ending = 0 }, issues, value: input }) => {
    const reject = (path: string, message: string) =>
      issues.push({ code: 'custom', input, path: [path], message })
    if (by === 0) reject('by', 'Enter by how much')
    if (unit === 'percent' && (by < -100 || by > 1000)) reject('by', 'Enter -100 to 1,000')
    if (ending > 0 && ending >= (roundTo ?? 0)) reject('ending', 'Less than what is rounded to')
  })

/** What is changed about all of them. */
export const productsChange = z.discriminatedUnion(
  'set',
  [
    z.object({
      set: z.literal('category'),
      categorySlug: requiredText(MAX_SLUG_LENGTH, 'Category is required'),
    }),
    z.object({ set: z.literal('hidden'), isHidden: z.boolean() }),
    z.object({
      set: z.literal('availability'),
      soldOut: z.boolean('Say whether they are sold out'),
      until: soldOutUntil,
    }),
    priceChange,
    z.object({ set: z.literal('featured'), isFeatured: z.boolean() }),
    z.object({
      set: z.literal('diet'),
      diet: z.enum(dietaryLabels, `Choose from ${dietaryLabels.join(', ')}`),
      has: z.boolean().describe('Adds the label, or takes it away'),
    }),
  ],
  { error: 'Choose what to change' },
)

/** The same change to several products at once. */
export const changeProductsInput = z.object({
  products: z
    .array(z.object({ id: dishName, version: version.optional() }))
    .min(1, 'Choose at least one product')
    .max(MAX_CHANGED_PRODUCTS, `At most ${MAX_CHANGED_PRODUCTS} products at once`)
    .describe('Without a version the last write wins'),
  change: productsChange,
})

const named = { _id: z.string(), title: z.string() }

/** What a change of several products did, or would do; in the order of the call. */
export const changedProducts = z.object({
  changed: z.array(z.object({ ...named, before: z.string(), after: z.string() })),
  unchanged: z.int().describe('How many are like that already'),
  refused: z
    .array(z.object({ ...named, message: z.string() }))
    .describe('Left as they are, each with the reason: a colleague has changed it since, or it cannot be so'),
})

export type ProductsChange = z.infer<typeof productsChange>
export type ChangeProductsInput = z.infer<typeof changeProductsInput>
export type ChangedProducts = z.infer<typeof changedProducts>
