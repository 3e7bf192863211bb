import { Button, Group, Text } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { questionBefore } from '../../domain/admin/step-question.tsx'
import { busyButton } from './busy-button.ts'
import { nextMove } from '../../lib/format/next-move.ts'
import { useMoveOrders, type NotMoved } from './use-move-orders.ts'

interface BulkMovesProps {
  /** The selected ones. */
  orders: Order[]
  onMoved: (notMoved: NotMoved[]) => void
}

/** The next step for all selected orders: a button for each status among them. */
export function BulkMoves({ orders, onMoved }: BulkMovesProps) {
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  // An allergy is read before it is accepted, and each guest pays their own order.
  const asked = Map.groupBy(orders, questionBeforeNext)
  const groups = [...Map.groupBy(asked.get(null) ?? [], ({ status }) => status)]
  return (
    <Group role="group" aria-label="Selected orders" gap="xs">
      {groups.map(([status, some]) => {
        const next = nextMove[status]
        return (
          next && (
            <Button
              key={status}
              size="sm"
              {...busyButton(isMoving)}
              onClick={() => void moveOn(some, next.to)}
            >
              {next.several(some.length === 1 ? '1 order' : `${some.length} orders`)}
            </Button>
          )
        )
      })}
      <OneByOne what="Accept orders with an allergy" orders={asked.get('allergy')} />
      <OneByOne what="Hand over unpaid orders" orders={asked.get('payment')} />
    </Group>
  )
}

function questionBeforeNext(order: Order) {
  const next = nextMove[order.status]
  return next === undefined ? null : questionBefore(order, next.to)
}

const OneByOne = ({ what, orders }: { what: string; orders: Order[] | undefined }) =>
  orders && <Text>{`${what} one by one: ${orders.map(({ number }) => number).join(', ')}`}</Text>
