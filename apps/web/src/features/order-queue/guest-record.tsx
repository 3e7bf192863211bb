import { Text } from '@mantine/core'
import type { ShownOrder } from './shown-order.ts'

/** How well the restaurant knows this guest. */
export function GuestRecord({ order: { account, earlierOrders, customer } }: { order: ShownOrder }) {
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
