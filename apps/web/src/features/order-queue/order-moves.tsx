import { nextStatuses, type Order, type OrderStatus } from '@tiffin/contract'
import { useState } from 'react'
import { StatusMark } from '../../ui/status-mark.tsx'
import { questionBefore, StepQuestion } from '../../ui/admin/step-question.tsx'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { moveLabels } from './move-labels.ts'
import { useChangeStatus } from './use-change-status.ts'

export function OrderMoves({ order }: { order: Order }) {
  const { number, status } = order
  const { move, cancel, ...progress } = useChangeStatus(order)
  const [wanted, setWanted] = useState<OrderStatus | null>(null)

  function handleMove(to: OrderStatus) {
    if (questionBefore(order, to) === null) move(to)
    else setWanted(to)
  }

  return (
    <StatusMoves
      status={status}
      mark={<StatusMark isForStaff status={status} />}
      next={nextStatuses[status].filter((to) => to !== 'cancelled')}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) => moveLabels[to].ask?.(number)}
      onMove={handleMove}
      {...progress}
    >
      {nextStatuses[status].includes('cancelled') && <CancelOrder number={number} onCancel={cancel} />}
      <StepQuestion
        order={order}
        asked={wanted && questionBefore(order, wanted)}
        onClose={() => setWanted(null)}
        onConfirm={(paidBy) => {
          setWanted(null)
          if (wanted) move(wanted, paidBy)
        }}
      />
    </StatusMoves>
  )
}
