import { z } from 'zod'

// Nanoseconds have nine digits; more cannot be stored.
const TOO_FINE = /\.\d{10,}/
const LOCAL_MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const instantWithZone = z.iso.datetime({ offset: true })

// Years that nothing is planned for are typos, and beyond some year no database can store them.
const isMoment = (value: string) =>
  value > '2000' &&
  value < '2200' &&
  !TOO_FINE.test(value) &&
  instantWithZone.safeParse(LOCAL_MINUTE.test(value) ? `${value}:00Z` : value).success

/** A date and time that someone has entered, or chosen in a form. Blank and null mean: none. */
export const moment = z
  .string()
  .trim()
  .refine((value) => value === '' || isMoment(value), 'Enter a date and time, or leave blank')
  .nullish()
  .describe('An instant, or restaurant time without a zone: 2026-12-01T11:00')

/** A day of the restaurant's calendar. Other years are written differently, and there is no data for them. */
export const calendarDay = z.iso
  .date({ error: ({ input }) => (input ? 'Invalid date' : 'Enter a date') })
  .refine(
    (value) => value === '' || (value >= '1970' && value < '3000'),
    'Choose a day between 1970 and 2999',
  )

/** When a dish or a choice that is 86'd returns: a calendar day of the restaurant, or `tomorrow`. */
export const soldOutUntil = z
  .union([z.literal('tomorrow'), calendarDay])
  .nullish()
  .describe('On sale again at the start of that day, restaurant time; null: until it is turned back on')
