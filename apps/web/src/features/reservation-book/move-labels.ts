import type { ReservationStatus } from '@tiffin/contract'
import type { MoveLabels } from '../../ui/admin/status-moves.tsx'

/** What is said on the buttons that lead to each status. */
export const moveLabels: Record<ReservationStatus, MoveLabels> = {
  // Where every reservation begins: nothing leads there.
  requested: { label: 'Requested' },
  confirmed: { label: 'Confirm' },
  seated: { label: 'Seated' },
  declined: {
    label: 'Decline',
    ask: {
      question: (number) => `Decline reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Decline it',
      no: 'Not yet',
    },
  },
  cancelled: {
    label: 'Cancel reservation',
    ask: {
      question: (number) => `Cancel reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, cancel the reservation',
      no: 'Go back',
    },
  },
  'no-show': {
    label: 'No-show',
    ask: {
      question: (number) => `Mark reservation ${number} as a no-show?`,
      consequence: 'The reservation is closed. The guest is not notified.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    },
  },
}
