import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { restaurant, shopCopy } from '@tiffin/restaurant'
import { formatClock } from '../../lib/time/local-time.ts'
import { paymentNames } from '../../lib/format/payment-names.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './next-steps.module.css'

export function NextSteps({ order }: { order: Order }) {
  const settings = useSettings()
  const total = formatCents(centsFromDollars(order.amounts.total))
  const { method, paid } = order.payment
  return (
    <CardSection title="What happens next">
      <ol className={classes.steps}>
        {order.status !== 'ready' && order.unansweredSince === undefined && (
          <li>
            <h3>We’ll have it ready for {formatClock(order.fulfillment.pickupLocal)}</h3>
            <p>Your dishes come off the stove as close to that as we can manage.</p>
          </li>
        )}
        <li>
          <h3>You come to {restaurant.address.street}</h3>
          <p>{shopCopy.pickupNotice.arrival(settings)}</p>
        </li>
        <li>
          <h3>{paid ? `You have paid ${total}` : `You pay ${total} at pickup`}</h3>
          <p>
            {!paid && `${paymentNames[method]}, at the counter. `}Your order number is {order.number}.
          </p>
        </li>
      </ol>
    </CardSection>
  )
}
