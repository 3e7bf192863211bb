import type { ReservationStatus } from '@tiffin/contract'
import type { MoveLabels } from '../../ui/admin/status-moves.tsx'

/** The labels of the buttons that lead to each status. */
export const moveLabels: Record<ReservationStatus, MoveLabels> = {
  // The initial status: no button leads there.
  requested: { label: 'Requested' },
  confirmed: { label: 'Confirm' },
  seated: { label: 'Seated' },
  declined: {
    label: 'Decline',
    ask: (number) => ({
      question: `Decline reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, decline the request',
      no: 'Go back',
    }),
  },
  cancelled: {
    label: 'Cancel reservation',
    ask: (number) => ({
      question: `Cancel reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, cancel the reservation',
      no: 'Go back',
    }),
  },
  'no-show': {
    label: 'No-show',
    ask: (number) => ({
      question: `Mark reservation ${number} as a no-show?`,
      consequence: 'The reservation is closed. The guest is not notified.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    }),
  },
}
