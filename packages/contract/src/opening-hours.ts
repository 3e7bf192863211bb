import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { MAX_LABEL_LENGTH, MAX_LIST_LENGTH } from './limits.ts'
import { pickupTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'
import { version } from './version.ts'

/** A longer span is a typo; a longer closure can be entered as two. */
export const MAX_SPECIAL_DAYS = 400

const wallTime = z.string().describe('Restaurant time, `11:00`')
const dayOfCalendar = z.string().describe('A day in restaurant time, `2026-12-25`')

/** Days with hours that differ from their weekday's, as shown to guests. */
export const specialDayNotice = z.object({
  name: z.string(),
  firstDay: dayOfCalendar,
  lastDay: dayOfCalendar.describe('Inclusive'),
  hours: z.object({ opens: wallTime, closes: wallTime }).nullable().describe('Null: closed'),
})

export const specialDayNotices = z.object({
  today: dayOfCalendar,
  days: specialDayNotice.array().readonly().describe('Those of the next 60 days, in order'),
})

const openInterval = z.object({ opens: pickupTime, closes: pickupTime })

export const openingDay = z.object({
  day: dayOfCalendar,
  from: z.iso.datetime().describe('The day’s first instant'),
  special: z.string().nullable().describe('The reason for its special hours'),
  kitchen: openInterval.array().describe('Pickup times; closed if empty'),
  office: openInterval.array().describe('Hours for enquiries and catering requests'),
})

/** Instants along with wall-clock times, so no client needs to know the zone. */
export const openingWeek = z.object({ days: openingDay.array().describe('Today and the following 13 days') })

/** Promises to guests for hours of a day that is closed now. */
export const affectedDay = z.object({ day: dayOfCalendar, orders: z.int(), reservations: z.int() })

/** Special days as staff see them. */
export const specialDay = z.object({
  _id: z.string(),
  name: z.string(),
  firstDay: dayOfCalendar,
  lastDay: dayOfCalendar,
  opens: wallTime.nullable().describe('Null, like `closes`, if closed'),
  closes: wallTime.nullable(),
  isOver: z.boolean(),
  affected: affectedDay.array().describe('Open orders and tables that now fall outside opening hours'),
  version,
})

export const specialDayList = z.object({
  specialDays: specialDay.array().describe('Current and upcoming ones first, then past ones'),
  total: z.int().describe(`How many there are; the list ends after ${MAX_LIST_LENGTH}`),
  affectedElsewhere: affectedDay
    .array()
    .describe('The same on regular days, such as after a special day with longer hours was deleted'),
})

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** Blank and null mean: closed. */
const timeOfDay = z
  .string()
  .trim()
  .refine((value) => value === '' || TIME_OF_DAY.test(value), 'Enter a time such as 11:00')
  .nullish()

export const saveSpecialDayInput = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Enter a name'),
  firstDay: calendarDay,
  lastDay: z
    .union([z.literal(''), calendarDay], { error: 'Invalid date' })
    .nullish()
    .describe('Leave blank for a single day'),
  opens: timeOfDay.describe('Without hours it is closed'),
  closes: timeOfDay,
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changeSpecialDayInput = saveSpecialDayInput
  .partial()
  .extend({ id: identifier, version: version.optional() })

export const specialDayIdInput = z.object({ id: identifier })

export type AffectedDay = z.infer<typeof affectedDay>
export type SpecialDayList = z.infer<typeof specialDayList>
export type SpecialDay = z.infer<typeof specialDay>
export type SpecialDayNotice = z.infer<typeof specialDayNotice>
export type SpecialDayNotices = z.infer<typeof specialDayNotices>
export type OpeningDay = z.infer<typeof openingDay>
export type OpeningWeek = z.infer<typeof openingWeek>
export type SaveSpecialDayInput = z.infer<typeof saveSpecialDayInput>
export type ChangeSpecialDayInput = z.infer<typeof changeSpecialDayInput>
