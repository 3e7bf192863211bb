import type { OrderStatus } from '@tiffin/contract'
import type { MoveLabels } from '../../ui/admin/status-moves.tsx'

/** The labels of the buttons that lead to each status. */
export const moveLabels: Record<OrderStatus, MoveLabels> = {
  // The initial status: no button leads there.
  placed: { label: 'Placed' },
  accepted: { label: 'Accept' },
  preparing: { label: 'Start preparing' },
  ready: { label: 'Ready for pickup' },
  completed: { label: 'Picked up' },
  // Asks for a reason too.
  cancelled: { label: 'Cancel order' },
  'no-show': {
    label: 'No-show',
    ask: (number) => ({
      question: `Mark order ${number} as a no-show?`,
      consequence: 'The order is closed and removed from the list of open orders.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    }),
  },
}
