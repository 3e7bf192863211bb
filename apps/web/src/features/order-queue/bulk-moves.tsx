import { Button, Group, Text } from '@mantine/core'
import type { Order, OrderStatus } from '@tiffin/contract'
import { isAllergyUnread } from '../../ui/admin/allergy-question.tsx'
import { busyButton } from './busy-button.ts'
import { nextMove } from './next-move.ts'
import { useMoveOrders, type MoveOutcome } from './use-move-orders.ts'

interface BulkMovesProps {
  /** The selected ones. */
  orders: Order[]
  onMoved: (outcome: MoveOutcome) => void
}

/** The next step for all selected orders: a button for each status among them. */
export function BulkMoves({ orders, onMoved }: BulkMovesProps) {
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  // An allergy is read before it is accepted.
  const unread = orders.filter(isAllergyUnread)
  const groups = [
    ...Map.groupBy(
      orders.filter((order) => !isAllergyUnread(order)),
      ({ status }) => status,
    ),
  ]
  return (
    <Group role="group" aria-label="Selected orders" gap="xs">
      {groups.map(([status, some]) => (
        <BulkButton
          key={status}
          status={status}
          count={some.length}
          isBusy={isMoving}
          onMove={(to) => void moveOn(some, to)}
        />
      ))}
      {unread.length > 0 && (
        <Text>{`Accept orders with an allergy one by one: ${unread.map(({ number }) => number).join(', ')}`}</Text>
      )}
    </Group>
  )
}

interface BulkButtonProps {
  status: OrderStatus
  count: number
  isBusy: boolean
  onMove: (to: OrderStatus) => void
}

function BulkButton({ status, count, isBusy, onMove }: BulkButtonProps) {
  const next = nextMove[status]
  if (next === undefined) return null
  return (
    <Button size="sm" {...busyButton(isBusy)} onClick={() => onMove(next.to)}>
      {next.several(count === 1 ? '1 order' : `${count} orders`)}
    </Button>
  )
}
