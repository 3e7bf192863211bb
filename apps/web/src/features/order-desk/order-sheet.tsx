import { Link } from '@tanstack/react-router'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { shortId } from '../../lib/short-id.ts'
import { PlacedTime } from '../../ui/placed-time.tsx'
import type { DeskOrder } from './desk-order.ts'
import { GuestRecord } from './guest-record.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLog } from './order-log.tsx'
import { OrderMoves } from './order-moves.tsx'
import classes from './order-sheet.module.css'
import { PaymentFact } from './payment-fact.tsx'
import { PrintOrder } from './print-order.tsx'

/** Everything about one order, on one sheet: what to do with it comes first. */
export function OrderSheet({ order }: { order: DeskOrder }) {
  const { _id, cancelReason, customer, fulfillment } = order
  const { pickupAt, pickupLocal } = fulfillment
  return (
    <div className={classes.sheet}>
      <OrderMoves order={order} />
      <dl className={classes.facts}>
        {cancelReason !== undefined && (
          <div>
            <dt>Cancelled because</dt>
            <dd>{cancelReason}</dd>
          </div>
        )}
        <div>
          <dt>Pickup</dt>
          <dd>
            <time dateTime={pickupAt}>
              <strong className={classes.clock}>{formatClock(pickupLocal)}</strong> {formatDate(pickupLocal)}
            </time>
          </dd>
        </div>
        <div>
          <dt>Guest</dt>
          <dd>
            <strong>{customer.name}</strong>
            <a href={`mailto:${encodeURIComponent(customer.email)}`}>{customer.email}</a>
            {customer.phone !== undefined && (
              <a href={`tel:${customer.phone.replaceAll(/[^\d+]/g, '')}`}>{customer.phone}</a>
            )}
            <GuestRecord order={order} />
          </dd>
        </div>
      </dl>
      <OrderLines order={order} />
      <dl className={classes.facts}>
        <div>
          <dt>Payment</dt>
          <dd>
            <PaymentFact order={order} />
          </dd>
        </div>
        <div>
          <dt>Placed</dt>
          <dd>
            <PlacedTime order={order} />
          </dd>
        </div>
        <div>
          <dt>Id</dt>
          <dd>{shortId(_id)}</dd>
        </div>
      </dl>
      <OrderLog log={order.log} />
      <div className={classes.ways}>
        <PrintOrder order={order} />
        <Link to="/order/$id" params={{ id: _id }} className={classes.guestPage}>
          The page that the guest sees
        </Link>
      </div>
    </div>
  )
}
