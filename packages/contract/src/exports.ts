import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { blankIsAbsent } from './list-part.ts'
import { orderStatuses } from './order-status.ts'

export const exportFormats = ['xlsx', 'csv'] as const

const format = z.enum(exportFormats, 'Choose .xlsx or .csv')

/** The orders that were placed from the one day to the other, both included, by the restaurant's calendar. */
export const exportOrdersInput = z
  .object({
    from: calendarDay,
    to: calendarDay,
    status: blankIsAbsent(z.enum(orderStatuses)),
    format,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first one' })

export const exportCustomersInput = z.object({ format })

export type ExportFormat = (typeof exportFormats)[number]
export type ExportOrdersInput = z.infer<typeof exportOrdersInput>
export type ExportCustomersInput = z.infer<typeof exportCustomersInput>
