import type { CateringRequest } from '@tiffin/contract'
import { cateringCopy } from '@tiffin/restaurant'
import { formatDate } from '../../lib/time/local-time.ts'

/** 'Wedding, 180 guests, Saturday, June 20, 2026'. */
export const describeEvent = ({ occasion, guestCount, eventDay }: CateringRequest): string =>
  [
    cateringCopy.form.occasionNames[occasion],
    `${guestCount.toLocaleString('en')} ${guestCount === 1 ? 'guest' : 'guests'}`,
    formatDate(eventDay),
  ].join(', ')
