import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { blankIsAbsent } from './list-page.ts'
import { orderStatuses } from './order-status.ts'
import { cateringStates, messageStates, reservationStatuses } from './request-states.ts'

export const exportFormats = ['xlsx', 'csv'] as const

const format = z.enum(exportFormats, 'Choose .xlsx or .csv')

const span = { from: calendarDay, to: calendarDay }
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to
const notInOrder = { path: ['to'], error: 'The end date is before the start date' }

/** The orders placed between these days of the restaurant's calendar, both included. */
export const exportOrdersInput = z
  .object({ ...span, status: blankIsAbsent(z.enum(orderStatuses)), format })
  .refine(isInOrder, notInOrder)

/** The messages received on these days. */
export const exportMessagesInput = z
  .object({ ...span, state: blankIsAbsent(z.enum(messageStates)), format })
  .refine(isInOrder, notInOrder)

/** The catering requests received on these days; the event may be much later. */
export const exportCateringInput = z
  .object({ ...span, state: blankIsAbsent(z.enum(cateringStates)), format })
  .refine(isInOrder, notInOrder)

/** The reservations between these days, both included. */
export const exportReservationsInput = z
  .object({ ...span, status: blankIsAbsent(z.enum(reservationStatuses)), format })
  .refine(isInOrder, notInOrder)

export const exportCustomersInput = z.object({ format })

/** Confirmed subscribers. */
export const exportSubscribersInput = z.object({ format })

export type ExportFormat = (typeof exportFormats)[number]
export type ExportOrdersInput = z.infer<typeof exportOrdersInput>
export type ExportMessagesInput = z.infer<typeof exportMessagesInput>
export type ExportCateringInput = z.infer<typeof exportCateringInput>
export type ExportReservationsInput = z.infer<typeof exportReservationsInput>
export type ExportCustomersInput = z.infer<typeof exportCustomersInput>
export type ExportSubscribersInput = z.infer<typeof exportSubscribersInput>
