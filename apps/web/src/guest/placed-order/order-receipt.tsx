import { lineKey, type Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listAmounts } from '../../lib/format/order-lines.ts'
import { paidNames, paymentNames } from '../../lib/format/payment.ts'
import { AmountList } from '../../domain/amount-list.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { LineDetails, NoteBox } from '../../domain/order-parts.tsx'
import { ReviewLink } from '../../domain/review-link.tsx'
import classes from './order-receipt.module.css'

export function OrderReceipt({ order }: { order: Order }) {
  return (
    <CardSection title="Your order">
      <ul role="list">
        {order.items.map((item) => (
          <ReceiptLine key={lineKey(item)} item={item} isPickedUp={order.status === 'completed'} />
        ))}
      </ul>
      <NoteBox order={order} />
      <AmountList amounts={listAmounts(order)} className={classes.amounts} />
      <p className={classes.payment}>
        <Payment order={order} />
      </p>
    </CardSection>
  )
}

function Payment({ order: { status, payment } }: { order: Order }) {
  if (payment.paid) {
    return (
      <>
        <strong>Paid</strong> by {paidNames[payment.paid.method]}
      </>
    )
  }
  if (status === 'cancelled') return 'Nothing to pay'
  return (
    <>
      <strong>{paymentNames[payment.method]}</strong>, pay at pickup
    </>
  )
}

interface ReceiptLineProps {
  item: Order['items'][number]
  isPickedUp: boolean
}

function ReceiptLine({ item, isPickedUp }: ReceiptLineProps) {
  const unitCents = centsFromDollars(item.price)
  return (
    <li className={classes.line}>
      <FallbackImage src={item.thumbnail} sizes="6rem" className={classes.picture} />
      <p className={classes.dish}>
        {item.title}
        <LineDetails line={item} />
        <span className={classes.count}>{`${item.quantity} × ${formatCents(unitCents)}`}</span>
        {isPickedUp && <ReviewLink slug={item.slug} title={item.title} />}
      </p>
      <p className={classes.sum}>{formatCents(unitCents * item.quantity)}</p>
    </li>
  )
}
