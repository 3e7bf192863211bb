import { shopCopy } from '@tiffin/restaurant'
import { IconShoppingBag } from '@tabler/icons-react'
import { describePace } from '../../lib/time/describe-pace.ts'
import { formatClock, nameDay } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { usePickupTimes, type PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import classes from './kitchen-promise.module.css'

// Rounding and a device's slightly slow clock are no reason to say anything.
const TOLERANCE_MS = 15 * 60_000

/** How soon an order is ready; once the browser knows that it takes longer, when the first one is. */
export function KitchenPromise() {
  const settings = useSettings()
  const { data } = usePickupTimes([], { isWanted: true })
  const laterNote = data === undefined ? null : describeLater(data, settings.ordering.leadMinutes)
  const usual = shopCopy.orderPage.text(settings)
  return (
    <p className={classes.promise}>
      {/* One element for both texts: with another one, browsers would say that the page was painted only then. */}
      <span>
        <PickupOnly /> · {laterNote ?? usual}
      </span>
      {laterNote !== null && (
        <span aria-hidden className={classes.replaced}>
          <PickupOnly /> · {usual}
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

function describeLater(times: NonNullable<PickupTimesQuery['data']>, leadMinutes: number) {
  const { at, local } = times.asSoonAsPossible
  const pace = describePace(times, times.today)
  const usualWaitMs = leadMinutes * 60_000
  if (pace === null && Date.parse(at) - Date.now() <= usualWaitMs + TOLERANCE_MS) return null
  const reason = pace ?? (times.isOpen ? 'Many orders right now.' : 'Closed now.')
  return `${reason} First pickup ${nameDay(local, times.today)}, about ${formatClock(local)}`
}
