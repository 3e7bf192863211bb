import { z } from 'zod'
import { countryCodes } from '../countries.ts'
import { MAX_LABEL_LENGTH, MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText, text } from '../text.ts'
import { rejectRepeated } from './measures.ts'

const isKnown = (check: () => unknown) => {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** The country, and what follows from it: how prices and times are written, and which clock the kitchen goes by. */
export const regionSettings = z.object({
  country: z.enum(countryCodes, 'Choose a country').describe('ISO 3166, `CA`'),
  drinkingAge: z
    .int({ error: 'Enter a whole number' })
    .min(0, 'At least 0 years')
    .max(30, 'At most 30 years')
    .describe('From which age guests may buy alcohol'),
  locale: z
    .string({ error: 'Choose a format' })
    .refine(
      (locale) => isKnown(() => new Intl.Locale(locale)) && /^[a-z]{2,3}-[A-Z]{2}$/.test(locale),
      'There is no such format',
    )
    .describe('How prices, dates and times are written, `en-CA`'),
  is24Hours: z.boolean().describe('Whether times are written as 18:30 rather than 6:30 pm'),
  timeZone: z
    .string({ error: 'Choose a time zone' })
    .refine(
      (timeZone) => /^[A-Z]/i.test(timeZone) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone })),
      'There is no such time zone',
    )
    .describe(
      'IANA’s name, `America/Edmonton`: every opening hour and pickup time is on its clock. Fixed by the first order or reservation',
    ),
  currency: z
    .string({ error: 'Choose a currency' })
    .regex(/^[A-Z]{3}$/, 'Three capital letters: CAD')
    .refine((currency) => Intl.supportedValuesOf('currency').includes(currency), 'There is no such currency')
    .describe('ISO 4217, `CAD`. Fixed by the first order or reservation'),
})

export type RegionSettings = z.infer<typeof regionSettings>

/** The language of the pages, BCP 47: the site speaks English, whatever its formats are. */
export const languageOf = ({ locale }: Pick<RegionSettings, 'locale'>): string =>
  locale.startsWith('en-') ? locale : 'en'

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
