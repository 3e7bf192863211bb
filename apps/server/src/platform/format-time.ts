/** The restaurant's local time as text, for emails. */
import { restaurant } from '@tiffin/restaurant'
import { localTimeOf } from './wall-clock.ts'

// Wall-clock time formatted as if it were UTC: the zone has already been applied.
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(restaurant.locale, { ...options, timeZone: 'UTC' })
const day = words({ weekday: 'long', month: 'long', day: 'numeric' })
const clock = words({ hour: 'numeric', minute: '2-digit' })

const wall = (moment: Date) => new Date(`${localTimeOf(moment)}Z`)

/** 'Friday, December 4'. */
export const formatDay = (moment: Date): string => day.format(wall(moment))

/** '6:30 p.m.' */
export const formatClock = (moment: Date): string =>
  // Not every mail program can display narrow spaces.
  clock.format(wall(moment)).replaceAll(/\s/g, ' ')

/** '6:30 p.m. on Friday, December 4'. */
export const formatTime = (moment: Date): string => `${formatClock(moment)} on ${formatDay(moment)}`
