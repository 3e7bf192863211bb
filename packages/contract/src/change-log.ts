import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { MAX_SEARCH_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { logKinds, securityEventKinds } from './log-kinds.ts'
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

/** One thing that matters for security; those that may come in numbers are counted by the hour. */
export const securityEvent = z.object({
  _id: z.string(),
  time: pickupTime.describe('The last time, as an instant and in the restaurant’s local time'),
  kind: z.enum(securityEventKinds),
  count: z.int().describe('How often within the hour'),
  user: z
    .object({ _id: z.string(), email: z.string().optional().describe('Of staff only') })
    .optional()
    .describe('Who did it; absent if no one was signed in'),
  key: z.string().optional().describe('The name of the API key that was used, if they did it through one'),
  account: z
    .object({
      hash: z.string().describe('The typed address, hashed with a key of this site'),
      email: z.string().optional().describe('If it is the address of someone who works here now'),
    })
    .optional()
    .describe('Which account a failed login was for; absent where many were tried'),
  network: z
    .string()
    .optional()
    .describe('The client’s network: the first 24 bits of an IPv4 address, 48 of an IPv6 address'),
  what: z
    .string()
    .optional()
    .describe(
      'The exported file, the permission that was lacking, in whose session a PIN was typed, or what was wrong with a key',
    ),
  rowCount: z.int().optional().describe('How many rows an exported file has'),
})

/** Days are the restaurant's, and both belong to the span. */
export const listSecurityEventsInput = z
  .object({
    kind: blankIsAbsent(z.enum(securityEventKinds)).describe('Filters by what happened'),
    userId: optionalText(64),
    from: blankIsAbsent(calendarDay),
    to: blankIsAbsent(calendarDay),
    ...listPage,
  })
  .prefault({})

export const securityEventList = z.object({ entries: z.array(securityEvent), ...listLength })

export type SecurityEvent = z.infer<typeof securityEvent>
