/** The restaurant's wall clock in words, for mails. */
import { restaurant } from '@tiffin/restaurant'
import { localTimeOf } from '../../platform/wall-clock.ts'

// The wall clock is read as if it were UTC: the zone was settled when it was told.
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(restaurant.locale, { ...options, timeZone: 'UTC' })
const day = words({ weekday: 'long', month: 'long', day: 'numeric' })
const clock = words({ hour: 'numeric', minute: '2-digit' })

const wall = (moment: Date) => new Date(`${localTimeOf(moment)}Z`)

/** 'Friday, December 4'. */
export const sayDay = (moment: Date): string => day.format(wall(moment))

/** '6:30 p.m. on Friday, December 4'. */
export const sayTime = (moment: Date): string =>
  // Narrow spaces are not known to every mail program.
  `${clock.format(wall(moment)).replaceAll(/\s/g, ' ')} on ${sayDay(moment)}`
