import { isOpenStatus, type FileDownload } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import type { OrderRow } from './order-queries.ts'

/** The pickup as an entry for the guest's own calendar. */
export const makePickupCalendar = (
  { id, number, status, pickupAt }: OrderRow,
  made: Parameters<typeof makeCalendarFile>[1],
): FileDownload =>
  makeCalendarFile(
    {
      name: `order-${number}`,
      product: 'Orders',
      startsAt: pickupAt,
      duration: 'PT15M',
      state: isOpenStatus(status) || status === 'completed' ? 'CONFIRMED' : 'CANCELLED',
      summary: `Pick up order ${number} at ${restaurant.brand}`,
      description: `Order ${number}`,
      url: `${made.publicUrl}/order/${id}`,
    },
    made,
  )
