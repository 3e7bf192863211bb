import { type PlacedGuestOrder, weeklyHoursLines } from '@tiffin/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { shopCopy } from '@tiffin/copy'
import type { Money } from '@tiffin/pricing'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { statusLabels } from '../../lib/format/order-status.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useIsOutsideHours } from '../../lib/time/outside-hours.ts'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { DirectionsCard } from '../../domain/directions-card.tsx'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { isUnpaid } from '../../lib/format/paid.ts'
import { paymentNames } from '../../lib/format/payment.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { ConfirmationBanner } from '../../ui/confirmation-banner.tsx'
import { WithPhone } from '../../domain/with-phone.tsx'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { ChangeOwnOrder } from './change-own-order.tsx'
import { OrderProgress, removeFollowed } from './order-progress.tsx'
import { LiveLine } from './live-line.tsx'
import { wasJustPlaced } from './use-show-placed-order.ts'
import { OrderReceipt } from './order-receipt.tsx'
import classes from './placed-order.module.css'

interface PlacedOrderProps {
  order: PlacedGuestOrder
  /** The guest comes back from paying. */
  isBack?: boolean
  /** Offers the same dishes again, once the order is over. */
  again?: ReactNode
}

/** An order as its guest sees it, from the moment it is placed. Readable without JavaScript. */
export function PlacedOrder({ order, isBack = false, again }: PlacedOrderProps) {
  const { isAwaited } = statusLabels[order.status]
  const { _id: id, status } = order
  const isOver = !isAwaited || status === 'ready'
  const isOutsideHours = useIsOutsideHours()(order) && !isOver
  // The link to a finished order should not stay on a device that others use too.
  useEffect(() => {
    if (isOver) removeFollowed(id)
  }, [id, isOver])
  return (
    <>
      <OrderHeadline order={order} isBack={isBack} />
      <Container>
        <div className={classes.columns} data-prints-alone>
          <div className={classes.main}>
            <LiveLine order={order} />
            {isAwaited && <OrderProgress order={order} isOutsideHours={isOutsideHours} />}
            {isAwaited && <NextSteps order={order} isOutsideHours={isOutsideHours} />}
            <OrderReceipt order={order} />
            <ChangeOwnOrder order={order} />
          </div>
          <div className={classes.side}>
            <PickupPlace />
            {!isOver && (
              <ButtonAnchor href={`/api/orders/${order._id}/calendar`} look="outline" isWide>
                <IconCalendarPlus size={20} aria-hidden />
                Add to my calendar
              </ButtonAnchor>
            )}
            <CancelOwnOrder order={order} />
            <p className={classes.keep}>
              Only people with the link can see this page. Bookmark it, or follow the link in our email.
            </p>
            {!isAwaited && <div className={classes.scripted}>{again}</div>}
            <ButtonLink to="/order-online" look="outline" isWide>
              Back to the menu
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  )
}

function PickupPlace() {
  const { hours, region } = useSettings()
  const specialDays = useSoonSpecialDays()
  return (
    <section className={classes.card} aria-labelledby="pickup-place">
      <h2 id="pickup-place" className={classes.title}>
        Where to pick up
      </h2>
      <DirectionsCard directions="Directions" />
      <ul role="list" className={classes.hours} aria-label="Kitchen hours">
        {weeklyHoursLines(hours.kitchen, region).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {specialDays.map((notice) => (
          <li key={notice.firstDay}>{describeSpecialDay(notice, region)}</li>
        ))}
      </ul>
    </section>
  )
}

function NextSteps({ order, isOutsideHours }: { order: PlacedGuestOrder; isOutsideHours: boolean }) {
  const settings = useSettings()
  const money = useMoney(order.currency)
  const { method, paid, toPay, amountPaid, toReturn } = order.payment
  const owes = isUnpaid(order)
  return (
    <CardSection title="What happens next">
      <ol className={classes.steps}>
        {order.status !== 'ready' && order.unansweredSince === undefined && !isOutsideHours && (
          <li>
            <h3>We’ll have it ready for {formatClock(order.fulfillment.pickupLocal, settings.region)}</h3>
            <p>We time it so your food is hot when you arrive.</p>
          </li>
        )}
        <li>
          <h3>Pick it up at {settings.address.street}</h3>
          <p>
            <WithPhone>{shopCopy.pickupNotice.arrival(settings)}</WithPhone>
          </p>
        </li>
        <li>
          <h3>
            {paid
              ? `You have paid ${money.formatAmount((amountPaid ?? 0) + (order.online?.tip ?? 0))}`
              : owes
                ? `You pay ${money.formatAmount(toPay)} at pickup`
                : 'Nothing to pay'}
          </h3>
          <p>
            {owes && `${paymentNames[method]}, at the counter. `}
            {toReturn !== undefined && `We give you ${money.formatAmount(toReturn)} back. `}Your order number
            is {order.number}.
          </p>
        </li>
      </ol>
    </CardSection>
  )
}

/** What is given back at the counter, or when the guest calls. */
function owedBack({ payment, online }: PlacedGuestOrder, money: Money): string | undefined {
  const { toReturn = 0, tipToReturn = 0 } = payment
  const back = toReturn + tipToReturn
  return back === 0 || online?.state === 'returning' ? undefined : money.formatAmount(back)
}

function OrderHeadline({ order, isBack }: { order: PlacedGuestOrder; isBack: boolean }) {
  const settings = useSettings()
  const money = useMoney(order.currency)
  const { label, text, isAwaited } = statusLabels[order.status]
  const { pickupAt, pickupLocal } = order.fulfillment
  const pickup = (
    <time dateTime={pickupAt}>
      <strong>{formatClock(pickupLocal, settings.region)}</strong> {formatDay(pickupLocal)}
    </time>
  )
  const status = (
    <>
      <strong>{label}</strong>{' '}
      {order.unansweredSince === undefined
        ? text(settings, owedBack(order, money))
        : 'We haven’t confirmed it yet.'}
    </>
  )
  return (
    <ConfirmationBanner
      justDone={(isBack ? order.status !== 'cancelled' : wasJustPlaced(order._id)) && 'Order placed!'}
      eyebrow="Order"
      title={<span className={classes.number}>{order.number}</span>}
      facts={[
        ...(isAwaited ? [{ term: 'Pickup', value: pickup }] : []),
        { term: 'Status', value: status },
        ...(order.cancelReason === undefined ? [] : [{ term: 'Reason', value: order.cancelReason }]),
      ]}
    >
      <p className={classes.thanks}>Thank you, {order.customer.name}.</p>
    </ConfirmationBanner>
  )
}
