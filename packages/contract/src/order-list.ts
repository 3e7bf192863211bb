/** Lists of orders, by what they are or by when they changed. */
import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { MAX_CHANNEL_LENGTH, MAX_EXTERNAL_REFERENCE_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage, wholeNumber } from './list-page.ts'
import { orderStatuses } from './order-status.ts'
import { order } from './order.ts'
import { instant } from './pickup-time.ts'
import { optionalText } from './text.ts'

/** `orders/my`: everything, or a part. */
export const listMyOrdersInput = z.object(listPage).prefault({})

/**
 * Filters for the restaurant's list: one status, all open or all finished orders, what was handed over unpaid, or what
 * was paid too much.
 */
export const orderFilters = ['open', ...orderStatuses, 'finished', 'unpaid', 'overpaid'] as const
export const orderSorts = ['due', 'newest'] as const

const sinceMessage = 'Send the cursor of the last answer, or an instant such as 2026-12-01T18:30:00Z'

/** A number counts as the events of the live streams do. */
const since = z
  .union([wholeNumber(0, 999_999_999_999_999, sinceMessage), instant(sinceMessage)], sinceMessage)
  .optional()
  .describe(
    'Only orders that have changed since: the `cursor` of the last answer, or an instant to begin with. The one whose latest change is ' +
      'oldest comes first. Besides it, only `limit`',
  )

/** The restaurant's list: by status, by the day of pickup, by number, name, email or phone, or by what has changed. */
export const listOrdersInput = z
  .object({
    status: blankIsAbsent(z.enum(orderFilters)).describe(
      'One status; `open`: placed, accepted, preparing or ready; `finished`: all others; `unpaid`: picked up, and ' +
        'not marked as paid; `overpaid`: some of the payment is to be refunded, because the order was cancelled or costs less now',
    ),
    sort: blankIsAbsent(z.enum(orderSorts)).describe(
      'Default: newest first. `due`: orders not yet accepted, then other open orders, both by pickup time, then ' +
        'finished orders, newest first',
    ),
    channel: optionalText(MAX_CHANNEL_LENGTH).describe(
      'How it was ordered, exactly: `web`, `counter`, `phone` or another name',
    ),
    externalReference: optionalText(MAX_EXTERNAL_REFERENCE_LENGTH).describe(
      'What another program calls it, exactly',
    ),
    day: blankIsAbsent(calendarDay).describe('Of the pickup'),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches number, name, email, phone and external reference'),
    since,
    ...listPage,
  })
  .superRefine(({ since: from, limit: _limit, ...others }, ctx) => {
    if (from === undefined) return
    for (const [name, value] of Object.entries(others)) {
      if (value === undefined) continue
      ctx.addIssue({ code: 'custom', path: [name], message: `since cannot be combined with ${name}` })
    }
  })

export const orderList = z.object({
  orders: z.array(order),
  ...listLength,
  cursor: z.string().optional().describe('With `since`: what to send as `since` next; without it, absent'),
})

export type OrderFilter = (typeof orderFilters)[number]
export type OrderSort = (typeof orderSorts)[number]
export type OrderList = z.infer<typeof orderList>
