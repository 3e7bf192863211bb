import { z } from 'zod'

/** A day of the restaurant's calendar. Other years are written differently, and there is no data for them. */
export const calendarDay = z.iso
  .date({ error: ({ input }) => (input ? 'Invalid date' : 'Enter a date') })
  .refine(
    (value) => value === '' || (value >= '1970' && value < '3000'),
    'Choose a day between 1970 and 2999',
  )
