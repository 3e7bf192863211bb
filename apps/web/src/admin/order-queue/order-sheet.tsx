import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Order, StaffOrder } from '@tiffin/contract'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import { shortId } from '../../lib/format/short-id.ts'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { GuestContact } from '../../domain/admin/guest-contact.tsx'
import { PlacedTime } from '../../domain/placed-time.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLog } from './order-log.tsx'
import { OrderMoves } from './order-moves.tsx'
import { PaymentFact } from './payment-fact.tsx'
import { PrintOrder } from './print-order.tsx'

/** An order as in the list, and once it is open with everything that only staff may see. */
export type ShownOrder = Order & Partial<StaffOrder>

/** Everything about one order: the actions come first. */
export function OrderSheet({ order }: { order: ShownOrder }) {
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
                {formatClock(pickupLocal)}
              </Text>{' '}
              {formatDate(pickupLocal)}
            </time>
          ),
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
      <FactList
        facts={{
          Payment: <PaymentFact order={order} />,
          Placed: <PlacedTime order={order} />,
          Id: shortId(_id),
        }}
      />
      <OrderLog log={order.log} />
      <Group gap="lg">
        <PrintOrder order={order} />
        <Anchor renderRoot={(root) => <Link to="/order/$id" params={{ id: _id }} {...root} />}>
          View the guest’s page
        </Anchor>
      </Group>
    </Stack>
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
