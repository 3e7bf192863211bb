import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { MAX_SEARCH_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { logKinds } from './log-kinds.ts'
import { pickupTime } from './pickup-time.ts'
import { optionalText } from './text.ts'

/** What was logged of a record: its fields at the time, by name. */
const loggedFields = z.record(z.string(), z.unknown())

/** One change made by staff. */
export const logEntry = z.object({
  _id: z.string(),
  time: pickupTime.describe('As an instant and in the restaurant’s local time'),
  user: z.object({ _id: z.string(), email: z.string() }),
  via: z
    .string()
    .optional()
    .describe('The account that was logged in, if they had taken its session over with their PIN'),
  key: z.string().optional().describe('The name of the API key that was used, if they did it through one'),
  action: z.string().describe('A verb and what it was done to: `change product`'),
  subject: z.object({
    _id: z.string(),
    name: z.string().optional().describe('Its name at the time, if it had one'),
  }),
  before: loggedFields.optional().describe('Absent if something was created'),
  after: loggedFields.optional().describe('Absent if something was deleted'),
})

/** Days are the restaurant's, and both belong to the span. */
export const listLogInput = z
  .object({
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches the action, who did it and what it was done to'),
    kind: blankIsAbsent(z.enum(logKinds)).describe('Filters by type of record'),
    userId: optionalText(64),
    subjectId: optionalText(64),
    from: blankIsAbsent(calendarDay),
    to: blankIsAbsent(calendarDay),
    ...listPage,
  })
  .prefault({})

export const logList = z.object({ entries: z.array(logEntry), ...listLength })

export type LogEntry = z.infer<typeof logEntry>
