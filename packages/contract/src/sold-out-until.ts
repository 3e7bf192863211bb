import { z } from 'zod'
import { calendarDay } from './moment.ts'

/** When a dish or a choice that is 86'd returns: a calendar day of the restaurant, or `tomorrow`. */
export const soldOutUntil = z
  .union([z.literal('tomorrow'), calendarDay])
  .nullish()
  .describe('On sale again at the start of that day, restaurant time; null: until it is turned back on')
