import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { lineKey, type Order } from '@tiffin/contract'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { restaurant } from '@tiffin/restaurant'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { paidNames, paymentNames } from '../../lib/format/payment.ts'
import { shortId, statusLabels } from '../../lib/format/order-status.ts'
import { LineName, NoteBox, PlacedTime } from '../../domain/order-parts.tsx'
import classes from './print-order.module.css'

/** Prints the order, and nothing else of the page. */
export function PrintOrder({ order }: { order: Order }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useWindowEvent('afterprint', () => setIsPrinting(false))

  function handleClick() {
    // The slip must be rendered before the browser prints.
    flushSync(() => setIsPrinting(true))
    window.print()
  }

  return (
    <>
      <Button variant="default" onClick={handleClick}>
        Print
      </Button>
      {isPrinting && createPortal(<KitchenSlip order={order} />, document.body)}
    </>
  )
}

/** The order for print, on a receipt printer's roll or a whole sheet; invisible on screen. */
function KitchenSlip({ order }: { order: Order }) {
  const { _id, number, status, customer, items, amounts, couponCode, payment, fulfillment } = order
  const total = formatCents(centsFromDollars(amounts.total))
  return (
    <div className={classes.slip}>
      <p className={classes.brand}>{restaurant.brand}</p>
      {order.allergyNote && <NoteBox order={order} />}
      <p className={classes.number}>{number}</p>
      {(status === 'cancelled' || status === 'no-show') && (
        <p className={classes.number}>{statusLabels[status].label}</p>
      )}
      <p className={classes.pickup}>
        <strong>{formatClock(fulfillment.pickupLocal)}</strong> {formatDay(fulfillment.pickupLocal)}
      </p>
      {!order.allergyNote && <NoteBox order={order} />}
      <p>
        {customer.name}
        {customer.phone !== undefined && <br />}
        {customer.phone}
      </p>
      <ul role="list" className={classes.lines}>
        {items.map((item) => (
          <li key={lineKey(item)}>
            <LineName line={item} />
          </li>
        ))}
      </ul>
      <p className={classes.payment}>
        <strong>{payment.paid ? 'PAID' : `UNPAID ${total}`}</strong>
        <br />
        {payment.paid ? `${total}, paid by ${paidNames[payment.paid.method]}` : paymentNames[payment.method]}
        {couponCode !== undefined && `, ${couponCode}`}
      </p>
      <p className={classes.small}>
        Placed <PlacedTime order={order} />
        <br />
        {shortId(_id)}
      </p>
    </div>
  )
}
