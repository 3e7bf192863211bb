import { z } from 'zod'
import { passesMidnight, spanTrouble } from '../night-hours.ts'
import { MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText } from '../text.ts'
import { rejectRepeated } from './measures.ts'

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

/** For `superRefine`. */
function rejectBadSpan(span: Span, ctx: z.RefinementCtx) {
  const message = spanTrouble(span)
  if (message !== null) ctx.addIssue({ code: 'custom', path: ['closes'], message })
}

/** An open period that begins on a day; if it closes before it opens, it ends on the next day. */
export const openingSpan = z.object({ opens: time, closes: time }).superRefine(rejectBadSpan)

const spansOfDay = z
  .array(openingSpan)
  .max(MAX_SPANS, `At most ${MAX_SPANS} times a day`)
  .superRefine((spans, ctx) => {
    for (const [index, { opens }] of spans.entries()) {
      const before = spans[index - 1]
      if (before === undefined || (before.closes < opens && !passesMidnight(before))) continue
      const message = `It must open after ${before.closes}, when the time before it ends`
      ctx.addIssue({ code: 'custom', path: [index, 'opens'], message })
    }
  })
  .describe('None: closed')

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** By ISO weekday. A closed day is an empty list. */
export const weeklyHours = z
  .object({
    1: spansOfDay.describe('Monday; closed if empty'),
    2: spansOfDay,
    3: spansOfDay,
    4: spansOfDay,
    5: spansOfDay,
    6: spansOfDay,
    7: spansOfDay.describe('Sunday'),
  })
  .superRefine((week, ctx) => {
    for (const day of weekdays) {
      const night = week[day].at(-1)
      const next = ((day % 7) + 1) as (typeof weekdays)[number]
      const first = week[next][0]
      const isNight = night !== undefined && passesMidnight(night) && spanTrouble(night) === null
      if (!isNight || first === undefined || night.closes < first.opens) continue
      const message = `It must open after ${night.closes}, when the night before ends`
      ctx.addIssue({ code: 'custom', path: [next, 0, 'opens'], message })
    }
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
  .superRefine(rejectBadSpan)

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
