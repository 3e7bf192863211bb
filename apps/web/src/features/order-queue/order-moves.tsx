import { nextStatuses, type Order } from '@tiffin/contract'
import { useRef } from 'react'
import { StatusMark } from '../../ui/status-mark.tsx'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { moveLabels } from './move-labels.ts'
import { useChangeStatus } from './use-change-status.ts'

export function OrderMoves({ order }: { order: Order }) {
  const { number, status } = order
  const place = useRef<HTMLDivElement>(null)
  const { move, ...progress } = useChangeStatus(order, () => place.current?.focus())
  return (
    <StatusMoves
      number={number}
      status={status}
      mark={<StatusMark isForStaff status={status} />}
      next={nextStatuses[status].filter((to) => to !== 'cancelled')}
      labels={moveLabels}
      place={place}
      onMove={move}
      {...progress}
    >
      {nextStatuses[status].includes('cancelled') && (
        <CancelOrder
          number={number}
          isBusy={progress.moving === 'cancelled'}
          onCancel={(reason) => move('cancelled', reason)}
        />
      )}
    </StatusMoves>
  )
}
