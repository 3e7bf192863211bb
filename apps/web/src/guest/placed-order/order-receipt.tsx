import { type GuestOrder, lineKey, type Order, paidNames } from '@tiffin/contract'
import { ButtonAnchor } from '../../ui/button.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { isPartlyPaid, isUnpaid } from '../../lib/format/paid.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { paymentNames } from '../../lib/format/payment.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { listAmounts } from '../../lib/format/order-lines.ts'
import type { Money } from '@tiffin/pricing'
import { AmountList } from '../../domain/price.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { ExtrasLine, LineDetails, NoteBox } from '../../domain/order-parts.tsx'
import { ReviewLink } from '../../domain/review-link.tsx'
import classes from './placed-order.module.css'

/** What was ordered, and what it comes to. */
export function OrderReceipt({ order }: { order: GuestOrder }) {
  const money = useMoney(order.currency)
  return (
    <CardSection title="Your order">
      <ul role="list">
        {order.items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <ReceiptLine
            key={`${place} ${lineKey(item)}`}
            item={item}
            currency={order.currency}
            isPickedUp={order.status === 'completed'}
          />
        ))}
      </ul>
      <ExtrasLine order={order} />
      <NoteBox order={order} />
      <AmountList
        amounts={[...listAmounts(order, money), ...tipRows(order, money)]}
        currency={order.currency}
        className={classes.amounts}
      />
      <p className={classes.payment}>
        <Payment order={order} />
      </p>
      {order.upi !== undefined && <UpiCode upi={order.upi} />}
      {order.status !== 'awaiting-payment' && (order.payment.amountPaid ?? order.online?.returned) && (
        <p className={classes.receipt}>
          {/* A page of its own, without React. */}
          <a href={`/order/${order._id}/receipt`}>Receipt to print or save</a>
        </p>
      )}
    </CardSection>
  )
}

/** Read by the guest's banking app, from this screen or another one's. */
function UpiCode({ upi: { link, qr } }: { upi: NonNullable<GuestOrder['upi']> }) {
  return (
    <div className={classes.upi}>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code to pay by UPI"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path d={qr.path} />
      </svg>
      <div>
        <p>Scan the code with your UPI app, or open it on this phone. We confirm it when you pick up.</p>
        <ButtonAnchor look="outline" href={link}>
          Pay in your UPI app
        </ButtonAnchor>
      </div>
    </div>
  )
}

function tipRows({ amounts, online }: GuestOrder, money: Money) {
  if (online?.tip === undefined) return []
  const tipCents = money.toCents(online.tip)
  return [
    { label: 'Tip', cents: tipCents },
    { label: 'With the tip', cents: money.toCents(amounts.total) + tipCents },
  ]
}

/** What was paid, and what of it goes back. */
function Payment({ order }: { order: GuestOrder }) {
  const money = useMoney(order.currency)
  const { state, returned = 0, tip = 0 } = order.online ?? {}
  const back = money.formatAmount(returned)
  if (state === 'returned') return <strong>Your money has been sent back</strong>
  if (state === 'returning') {
    const isAll = back === money.formatAmount(order.amounts.total + tip)
    return <strong>{isAll ? 'Your money' : back} is on its way back to you</strong>
  }
  const { amountPaid = 0, toPay } = order.payment
  // What of an order that was picked up is neither paid nor to be paid went back for a complaint.
  const goodwill = order.status === 'completed' ? order.amounts.total - amountPaid - toPay - returned : 0
  return (
    <>
      <Paid order={order} />
      {returned > 0 && `. ${back} has been sent back.`}
      {money.toCents(goodwill) > 0 && `. ${money.formatAmount(goodwill)} has been given back.`}
    </>
  )
}

function Paid({ order }: { order: GuestOrder }) {
  const money = useMoney(order.currency)
  const { status, payment, online } = order
  if (isPartlyPaid(order)) {
    return (
      <>
        <strong>{money.formatAmount(payment.toPay)}</strong> left to pay at pickup,{' '}
        {money.formatAmount(payment.amountPaid ?? 0)} is paid
      </>
    )
  }
  if (payment.paid) {
    return (
      <>
        <strong>Paid</strong> by {paidNames[payment.paid.method]}
        {online?.lastFour !== undefined && ` ending in ${online.lastFour}`}
      </>
    )
  }
  if (status === 'awaiting-payment') return `${money.formatAmount(payment.toPay + (online?.tip ?? 0))} to pay`
  if (status === 'cancelled' || !isUnpaid(order)) return 'Nothing to pay'
  return (
    <>
      <strong>{paymentNames[payment.method]}</strong>
      {statusLabels[status].isAwaited && ', pay at pickup'}
    </>
  )
}

interface ReceiptLineProps {
  item: Order['items'][number]
  /** The order's. */
  currency: string
  isPickedUp: boolean
}

function ReceiptLine({ item, currency, isPickedUp }: ReceiptLineProps) {
  const money = useMoney(currency)
  const unitCents = money.toCents(item.price)
  return (
    <li className={classes.line}>
      <FallbackImage src={item.thumbnail} sizes="6rem" className={classes.picture} />
      <p className={classes.dish}>
        {item.title}
        <LineDetails line={item} />
        <span className={classes.count}>
          {`${item.quantity} × ${item.isComp ? 'on the house' : money.format(unitCents)}`}
        </span>
        {isPickedUp && <ReviewLink slug={item.slug} title={item.title} />}
      </p>
      <p className={classes.sum}>{money.format(unitCents * item.quantity)}</p>
    </li>
  )
}
