import type { PickupTime } from '@tiffin/contract'
import { dayOf, formatClock, formatMonthDay, localAt } from '../../lib/local-time.ts'
import classes from './not-updated-note.module.css'

interface NotUpdatedNoteProps {
  /** When the list last came, by the device's clock. */
  updatedAtMs: number
  /** A moment, as the restaurant's clock shows it. */
  time: PickupTime | undefined
  today: string | undefined
}

/** Says that the list may be old, for as long as it cannot be loaded again: an order that has come in is not in it. */
export function NotUpdatedNote({ updatedAtMs, time, today }: NotUpdatedNoteProps) {
  return (
    <p className={classes.note} role="status">
      Not updated {time ? `since ${sayMoment(localAt(time, updatedAtMs), today)}` : 'for a while'}. Trying
      again…
    </p>
  )
}

const sayMoment = (local: string, today: string | undefined) =>
  dayOf(local) === today ? formatClock(local) : `${formatMonthDay(local)}, ${formatClock(local)}`
