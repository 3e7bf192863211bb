import { z } from 'zod'

/** A day of the restaurant's calendar. Further off, days are written in other ways, and there is nothing to be seen. */
export const calendarDay = z.iso
  .date('Not a day')
  .refine((value) => value >= '1970' && value < '3000', 'Choose a day between 1970 and 2999')
