import type { Money } from '@tiffin/pricing'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isOpenStatus, lineKey, type Order, paidNames, type StaffOrder } from '@tiffin/contract'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatClock, formatDate, formatDay } from '../../lib/time/local-time.ts'
import { describeOverride, nameChannel } from '../../lib/format/order-channel.ts'
import { shortId, statusLabels } from '../../lib/format/order-status.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { GuestContact } from '../../domain/admin/reply-thread.tsx'
import { ExtrasLine, LineName, NoteBox, PlacedTime } from '../../domain/order-parts.tsx'
import { listAmounts } from '../../lib/format/order-lines.ts'
import { AmountList } from '../../domain/price.tsx'
import { isUnpaid } from '../../lib/format/paid.ts'
import { paymentNames } from '../../lib/format/payment.ts'
import { OrderMoves } from './order-moves.tsx'
import { PaymentFact } from './payment-fact.tsx'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useMay } from '../../lib/session/staff-member.tsx'
import { OrderLog } from './order-log.tsx'
import classes from './order-sheet.module.css'

/** An order as in the list, and once it is open with everything that only staff may see. */
export type ShownOrder = Order & Partial<StaffOrder>

/** Everything about one order: the actions come first. */
export function OrderSheet({ order }: { order: ShownOrder }) {
  const { region } = useSettings()
  const { _id, cancelReason, customer, fulfillment } = order
  const { pickupAt, pickupLocal } = fulfillment
  return (
    <Stack gap="lg">
      <OrderMoves order={order} />
      <FactList
        facts={{
          'Cancellation reason': cancelReason,
          Pickup: (
            <time dateTime={pickupAt}>
              <Text span fz="h3" fw={600}>
                {formatClock(pickupLocal, region)}
              </Text>{' '}
              {formatDate(pickupLocal)}
            </time>
          ),
          Override: describeOverride(order),
          Guest: (
            <>
              <strong>{customer.name}</strong>
              <GuestContact {...customer} />
              <GuestRecord order={order} />
            </>
          ),
        }}
      />
      <OrderLines order={order} />
      {isOpenStatus(order.status) && (
        <Group>
          <ButtonLink to="/admin/orders/$id/change" params={{ id: _id }}>
            Change order
          </ButtonLink>
        </Group>
      )}
      <FactList
        facts={{
          Payment: <PaymentFact order={order} />,
          Placed: <PlacedTime order={order} />,
          Ordered: describeChannel(order),
          ...(order.externalReference !== undefined && {
            Reference: <span style={{ overflowWrap: 'anywhere' }}>{order.externalReference}</span>,
          }),
          Id: shortId(_id),
        }}
      />
      <OrderLog log={order.log} currency={order.currency} />
      <Group gap="lg">
        <PrintOrder order={order} />
        <AboutGuest order={order} />
        <Anchor renderRoot={(root) => <Link to="/order/$id" params={{ id: _id }} {...root} />}>
          View the guest’s page
        </Anchor>
      </Group>
    </Stack>
  )
}

const describeChannel = ({ channel, takenBy }: ShownOrder) =>
  [nameChannel(channel), takenBy && `taken by ${takenBy.name}`].filter(Boolean).join(', ')

/** Their note and their other orders. */
function AboutGuest({ order: { _id, customer } }: { order: ShownOrder }) {
  const isKnown = useMay()?.('customers') === true && (customer.phone !== undefined || customer.email !== '')
  if (!isKnown) return null
  return (
    <Anchor renderRoot={(root) => <Link to="/admin/customers/guest" search={{ order: _id }} {...root} />}>
      About this guest
    </Anchor>
  )
}

/** How well the restaurant knows this guest. */
function GuestRecord({ order: { account, earlierOrders, customer } }: { order: ShownOrder }) {
  // Reserves the space until it is known.
  if (account === undefined || earlierOrders === undefined) return <Text size="sm">&nbsp;</Text>
  return (
    <Text size="sm" c="dimmed">
      {account === null
        ? 'Ordered as a guest'
        : account.email === customer.email.toLowerCase()
          ? 'Has an account'
          : `Ordered with the account of ${account.name}, ${account.email}`}
      {', '}
      {countEarlier(earlierOrders)}
    </Text>
  )
}

function countEarlier(count: number) {
  if (count === 0) return 'first order'
  return count === 1 ? '1 earlier order' : `${count} earlier orders`
}

/** What to prepare, and what it costs. */
function OrderLines({ order }: { order: Order }) {
  const money = useMoney(order.currency)
  return (
    <div>
      <NoteBox order={order} />
      <Stack component="ul" role="list" gap="xs" m={0} p={0} aria-label="Dishes">
        {order.items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <Group key={`${place} ${lineKey(item)}`} component="li" wrap="nowrap" align="baseline" gap="sm">
            <Text span flex={1} fw={600} style={{ overflowWrap: 'anywhere' }}>
              <LineName line={item} />
              {item.priceReason !== undefined && (
                <Text size="sm" c="dimmed">
                  {item.isComp ? 'On the house: ' : 'Another price: '}
                  {item.priceReason}
                </Text>
              )}
            </Text>
            <span>{money.format(money.toCents(item.price) * item.quantity)}</span>
          </Group>
        ))}
      </Stack>
      <ExtrasLine order={order} />
      <AmountList
        className={classes.amounts}
        amounts={amountsThatMatter(order, money)}
        currency={order.currency}
      />
    </div>
  )
}

/** Guests read every amount (SPEC 3); staff need no row that says nothing. */
const amountsThatMatter = (order: Order, money: Money) =>
  listAmounts(order, money).filter(({ label, cents }) => cents !== 0 || label === 'Total')

/** Prints the order, and nothing else of the page. */
function PrintOrder({ order }: { order: Order }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useWindowEvent('afterprint', () => setIsPrinting(false))

  function handleClick() {
    // The printed order must be rendered before the browser prints.
    flushSync(() => setIsPrinting(true))
    window.print()
  }

  return (
    <>
      <Button variant="default" onClick={handleClick}>
        Print
      </Button>
      {isPrinting && createPortal(<PrintedOrder order={order} />, document.body)}
    </>
  )
}

/** The order for print, on a receipt printer's roll or a whole sheet; invisible on screen. */
function PrintedOrder({ order }: { order: Order }) {
  const { region } = useSettings()
  const money = useMoney(order.currency)
  const { _id, number, status, customer, items, amounts, couponCode, payment, fulfillment } = order
  const owes = status !== 'cancelled' && isUnpaid(order)
  const total = money.formatAmount(amounts.total)
  return (
    <div className={classes.paper}>
      <p className={classes.brand}>{useSettings().identity.name}</p>
      {order.allergyNote && <NoteBox order={order} />}
      <p className={classes.number}>{number}</p>
      {(status === 'cancelled' || status === 'no-show') && (
        <p className={classes.number}>{statusLabels[status].label}</p>
      )}
      <p className={classes.pickup}>
        <strong>{formatClock(fulfillment.pickupLocal, region)}</strong> {formatDay(fulfillment.pickupLocal)}
      </p>
      {!order.allergyNote && <NoteBox order={order} />}
      {fulfillment.override !== undefined && <p>{describeOverride(order)}</p>}
      <p>
        {customer.name}
        {order.channel !== 'web' && `, ${nameChannel(order.channel)}`}
        {customer.phone !== undefined && <br />}
        {customer.phone}
      </p>
      <ul role="list" className={classes.lines}>
        {items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <li key={`${place} ${lineKey(item)}`}>
            <LineName line={item} />
          </li>
        ))}
      </ul>
      <ExtrasLine order={order} />
      <p className={classes.payment}>
        <strong>
          {payment.paid ? 'PAID' : owes ? `TO PAY ${money.formatAmount(payment.toPay)}` : 'NOTHING TO PAY'}
        </strong>
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
