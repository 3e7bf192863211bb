import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { pickupTime } from './pickup-time.ts'
import { securityEventKinds } from './security-event-kinds.ts'
import { optionalText } from './text.ts'

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
