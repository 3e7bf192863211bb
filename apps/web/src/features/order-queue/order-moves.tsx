import { nextStatuses, type Order } from '@tiffin/contract'
import { StatusMark } from '../../ui/status-mark.tsx'
import { askAboutAllergy, isAllergyUnread } from '../../ui/admin/allergy-question.tsx'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { moveLabels } from './move-labels.ts'
import { useChangeStatus } from './use-change-status.ts'

export function OrderMoves({ order }: { order: Order }) {
  const { number, status } = order
  const { move, cancel, ...progress } = useChangeStatus(order)
  return (
    <StatusMoves
      status={status}
      mark={<StatusMark isForStaff status={status} />}
      next={nextStatuses[status].filter((to) => to !== 'cancelled')}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) =>
        isAllergyUnread(order) && to === 'accepted' ? askAboutAllergy(order) : moveLabels[to].ask?.(number)
      }
      onMove={move}
      {...progress}
    >
      {nextStatuses[status].includes('cancelled') && <CancelOrder number={number} onCancel={cancel} />}
    </StatusMoves>
  )
}
