import { nextStatuses, type Order } from '@tiffin/contract'
import { StatusMark } from '../../domain/status-mark.tsx'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { useAskedStep } from '../../domain/admin/step-question.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { moveLabels } from './move-labels.ts'
import { useChangeStatus } from './use-change-status.ts'

export function OrderMoves({ order }: { order: Order }) {
  const { number, status } = order
  const { move, cancel, ...progress } = useChangeStatus(order)
  const { step, question } = useAskedStep(move)
  return (
    <StatusMoves
      status={status}
      mark={<StatusMark isForStaff status={status} />}
      next={nextStatuses[status].filter((to) => to !== 'cancelled')}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) => moveLabels[to].ask?.(number)}
      onMove={(to) => step(order, to)}
      {...progress}
    >
      {nextStatuses[status].includes('cancelled') && <CancelOrder number={number} onCancel={cancel} />}
      {question}
    </StatusMoves>
  )
}
