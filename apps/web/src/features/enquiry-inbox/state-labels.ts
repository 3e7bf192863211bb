import type { CateringState, MessageState } from '@tiffin/contract'

interface StateLabels {
  /** Where it stands. */
  label: string
  /** What brings it there. */
  move: string
}

export const messageLabels: Record<MessageState, StateLabels> = {
  new: { label: 'New', move: 'Mark as new' },
  answered: { label: 'Answered', move: 'Mark as answered' },
  closed: { label: 'Closed', move: 'Close' },
}

export const cateringLabels: Record<CateringState, StateLabels> = {
  new: { label: 'New', move: 'Mark as new' },
  quoted: { label: 'Quoted', move: 'Mark as quoted' },
  booked: { label: 'Booked', move: 'Mark as booked' },
  declined: { label: 'Declined', move: 'Mark as declined' },
}
