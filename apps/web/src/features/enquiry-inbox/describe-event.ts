import type { CateringRequest } from '@tiffin/contract'
import { cateringCopy, restaurant } from '@tiffin/restaurant'
import { formatDate } from '../../lib/local-time.ts'

const count = new Intl.NumberFormat(restaurant.locale)

/** 'Wedding, 180 guests, Saturday, June 20, 2026'. */
export const describeEvent = ({ occasion, guestCount, eventDay }: CateringRequest): string =>
  [
    cateringCopy.form.occasionNames[occasion],
    `${count.format(guestCount)} ${guestCount === 1 ? 'guest' : 'guests'}`,
    formatDate(eventDay),
  ].join(', ')
