import type { Order } from '@tiffin/contract'
import { describeLive, useLiveState } from '../../lib/live/live-state.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import classes from './live-line.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

/** Whether the page updates while the guest waits; announced only when it is no longer live. */
export function LiveLine({ order }: { order: Order }) {
  const { region } = useSettings()
  const live = useLiveState()
  if (!statusLabels[order.status].isAwaited) return null
  const { pickupAt: at, pickupLocal: local } = order.fulfillment
  const text = describeLive(live, { at, local }, region)
  return (
    <p className={classes.line}>
      {live?.isConnected && <span className={classes.live}>{text}</span>}
      <span aria-live="polite">{live?.isConnected === false && text}</span>
    </p>
  )
}
