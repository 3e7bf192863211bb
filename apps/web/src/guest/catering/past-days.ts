import { cateringCopy } from '@tiffin/restaurant'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { refusalOf } from '../../lib/api/refused-request.ts'
import { restaurantDay } from '../../lib/time/restaurant-day.ts'

// While a year is being typed, it begins with zeros.
const FIRST_WHOLE_YEAR = '1000'

/** Whether the day is in the past in the restaurant's time zone. */
export const isPast = (day: string): boolean => day >= FIRST_WHOLE_YEAR && day < restaurantDay(new Date())

/** The server checks the day only once the rest is valid; adding its error here lets the guest fix all in one go. */
export function explainDay(error: unknown, day: string): unknown {
  const body = readErrorBody(error)
  if (body?.code !== 'VALIDATION' || !isPast(day)) return error
  const issue = { path: 'eventDay', message: cateringCopy.form.dayIsOver }
  return refusalOf({ ...body, issues: [issue, ...(body.issues ?? [])] })
}
