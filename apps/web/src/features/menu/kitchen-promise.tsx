import { shopCopy } from '@tiffin/restaurant'
import { IconShoppingBag } from '@tabler/icons-react'
import { formatClock, nameDay } from '../../lib/local-time.ts'
import { useSettings } from '../../lib/settings.tsx'
import { usePickupTimes, type PickupTimesQuery } from '../../lib/use-pickup-times.ts'
import classes from './kitchen-promise.module.css'

// Rounding and a device's slightly slow clock must not make the kitchen appear closed.
const TOLERANCE_MS = 15 * 60_000

/** How soon an order is ready; once the browser knows that the kitchen is closed, when it opens instead. */
export function KitchenPromise() {
  const settings = useSettings()
  const { data } = usePickupTimes([], { isWanted: true })
  const closedNote = data === undefined ? null : describeClosed(data, settings.ordering.leadMinutes)
  return (
    <p className={classes.promise}>
      <span className={classes.wording} data-replaced={closedNote !== null || undefined}>
        <PickupOnly /> · {shopCopy.orderPage.text(settings)}
      </span>
      {closedNote !== null && (
        <span className={classes.wording}>
          <PickupOnly /> · {closedNote}
        </span>
      )}
    </p>
  )
}

function PickupOnly() {
  return (
    <strong className={classes.pickup}>
      <IconShoppingBag size={18} aria-hidden /> Pickup only
    </strong>
  )
}

function describeClosed(
  { asSoonAsPossible, today }: NonNullable<PickupTimesQuery['data']>,
  leadMinutes: number,
) {
  const { at, local } = asSoonAsPossible
  const usualWaitMs = leadMinutes * 60_000
  if (Date.parse(at) - Date.now() <= usualWaitMs + TOLERANCE_MS) return null
  return `Closed now. First pickup ${nameDay(local, today)}, about ${formatClock(local)}`
}
