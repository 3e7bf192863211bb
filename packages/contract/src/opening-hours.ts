import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { MAX_LABEL_LENGTH } from './limits.ts'
import { pickupTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'
import { version } from './version.ts'

/** More in one go is a typing mistake; whoever closes for longer says so twice. */
export const MAX_SPECIAL_DAYS = 400

const wallTime = z.string().describe('Restaurant time, `11:00`')
const dayOfCalendar = z.string().describe('A day in restaurant time, `2026-12-25`')

/** Days that keep other hours than their weekday, as guests are told of them. */
export const specialDayNotice = z.object({
  name: z.string(),
  firstDay: dayOfCalendar,
  lastDay: dayOfCalendar.describe('Belongs to them too'),
  hours: z.object({ opens: wallTime, closes: wallTime }).nullable().describe('Null: closed'),
})

export const specialDayNotices = z.object({
  today: dayOfCalendar,
  days: specialDayNotice.array().readonly().describe('Those of the coming 60 days, in order'),
})

const openInterval = z.object({ opens: pickupTime, closes: pickupTime })

export const openingDay = z.object({
  day: dayOfCalendar,
  from: z.iso.datetime().describe('The day’s first instant'),
  special: z.string().nullable().describe('Why its hours are different'),
  kitchen: openInterval.array().describe('Pickup times; closed if empty'),
  desk: openInterval.array().describe('When enquiries and catering requests are answered'),
})

/** Instants beside wall-clock times, so that no client needs to know the zone. */
export const openingWeek = z.object({ days: openingDay.array().describe('Today and the following 13 days') })

/** What guests were promised for hours of a day at which it is closed now. */
export const affectedDay = z.object({ day: dayOfCalendar, orders: z.int(), reservations: z.int() })

/** Special days as those see them who run the restaurant. */
export const specialDay = z.object({
  _id: z.string(),
  name: z.string(),
  firstDay: dayOfCalendar,
  lastDay: dayOfCalendar,
  opens: wallTime.nullable().describe('Null, and so is `closes`: closed'),
  closes: wallTime.nullable(),
  isOver: z.boolean(),
  affected: affectedDay.array().describe('Open orders and tables that now fall outside opening hours'),
  version,
})

export const specialDayList = z.object({
  specialDays: specialDay.array().describe('Current and upcoming ones first, then past ones'),
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
    .union([z.literal(''), calendarDay], { error: 'Not a day' })
    .nullish()
    .describe('Leave blank for a single day'),
  opens: timeOfDay.describe('Without hours it is closed'),
  closes: timeOfDay,
})

/** A field that is absent stays as it is. Without a version the last word counts. */
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
