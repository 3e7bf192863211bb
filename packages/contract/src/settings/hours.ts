import { z } from 'zod'
import { MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText } from '../text.ts'
import { rejectRepeated } from './reject-repeated.ts'

const MAX_SPANS = 4
const MAX_CATEGORIES = 50

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 11:00')
  .describe('Restaurant time, `11:00`')

interface Span {
  opens: string
  closes: string
}

const CLOSES_EARLY = 'It must close after it opens'

/** An open period within a day. */
export const openingSpan = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }: Span) => opens < closes, { path: ['closes'], message: CLOSES_EARLY })

const spansOfDay = z
  .array(openingSpan)
  .max(MAX_SPANS, `At most ${MAX_SPANS} times a day`)
  .superRefine((spans, ctx) => {
    for (const [index, { opens }] of spans.entries()) {
      const before = spans[index - 1]
      if (before === undefined || before.closes < opens) continue
      const message = `It must open after ${before.closes}, when the time before it ends`
      ctx.addIssue({ code: 'custom', path: [index, 'opens'], message })
    }
  })
  .describe('None: closed')

/** By ISO weekday. A closed day is an empty list. */
export const weeklyHours = z.object({
  1: spansOfDay.describe('Monday; closed if empty'),
  2: spansOfDay,
  3: spansOfDay,
  4: spansOfDay,
  5: spansOfDay,
  6: spansOfDay,
  7: spansOfDay.describe('Sunday'),
})

/** When the dishes of a category are served. */
export const servedCategory = z
  .object({
    category: requiredText(MAX_SLUG_LENGTH, 'Which category?').describe('The `slug` of a category'),
    opens: time,
    closes: time,
    days: z
      .array(z.int().min(1).max(7))
      .min(1, 'Choose at least one day')
      .max(7)
      .optional()
      .describe('ISO weekdays, 1 for Monday; without them, every day'),
  })
  .refine(({ opens, closes }: Span) => opens < closes, { path: ['closes'], message: CLOSES_EARLY })

/** When the kitchen and the office are open in an ordinary week, and which categories are served only part of the day or the week. */
export const hoursSettings = z.object({
  kitchen: weeklyHours.describe('Orders, pickup and tables follow these'),
  office: weeklyHours.describe('Enquiries and catering'),
  service: z
    .array(servedCategory)
    .max(MAX_CATEGORIES, `At most ${MAX_CATEGORIES} categories`)
    .superRefine(rejectRepeated('category', 'This category is already listed'))
    .describe('Categories served only part of the day'),
})

export type OpeningInterval = z.infer<typeof openingSpan>
export type ServiceHours = z.infer<typeof servedCategory>
export type WeeklyHours = z.infer<typeof weeklyHours>
