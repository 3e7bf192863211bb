import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MAX_BOARD_ORDERS, type BoardOrder } from '@tiffin/contract'
import { Fragment } from 'react'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'

type Line = BoardOrder['items'][number]

/** Whether a line has to be made with what has run out. */
export type Uses = (line: Line) => boolean

export const usesDish =
  (slug: string): Uses =>
  (line) =>
    line.slug === slug || line.dishes.some((dish) => dish.slug === slug)

export const usesChoice =
  (group: string, choice: string): Uses =>
  ({ options = [] }) =>
    options.some((chosen) => chosen.group === group && chosen.choice === choice && chosen.quantity !== 0)

/** What is ready has been cooked. */
export const ordersWith = (orders: readonly BoardOrder[], uses: Uses): BoardOrder[] =>
  orders.filter(({ status, items }) => status !== 'ready' && items.some(uses))

/** Said where only the board's orders were looked at, and there may be others; blank if those are all. */
export const describeUnseen = (orders: readonly BoardOrder[]): string =>
  orders.length < MAX_BOARD_ORDERS
    ? ''
    : `Only the ${MAX_BOARD_ORDERS} open orders on the kitchen’s board were looked at.`

/** The orders that need what is sold out and are not cooked yet: somebody has to change them, or call their guests. */
export function OpenOrdersWith({ uses }: { uses: Uses }) {
  const trpc = useTRPC()
  const { data: board } = useQuery(trpc.orders.board.queryOptions(undefined, liveQuery))
  const orders = ordersWith(board?.orders ?? [], uses)
  const unseen = describeUnseen(board?.orders ?? [])
  if (orders.length === 0 && unseen === '') return null
  return (
    <Text size="sm" fw={650} c="var(--danger-deep)">
      {orders.length > 0 && 'Still in open orders: '}
      {orders.map(({ _id, number }, index) => (
        <Fragment key={_id}>
          {index > 0 && ', '}
          <Link to="/admin/orders" search={{ order: _id }} style={{ color: 'inherit' }}>
            {number}
          </Link>
        </Fragment>
      ))}
      {unseen !== '' && ` ${unseen}`}
    </Text>
  )
}
