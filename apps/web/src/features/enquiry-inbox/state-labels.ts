import type { CateringState, MessageState } from '@tiffin/contract'

export interface StateLabels {
  /** The name of the state. */
  label: string
  /** The button that sets it. */
  move: string
}

export const messageLabels: Record<MessageState, StateLabels> = {
  new: { label: 'New', move: 'Mark as new' },
  answered: { label: 'Replied', move: 'Mark as replied' },
  closed: { label: 'Closed', move: 'Mark as closed' },
}

export const cateringLabels: Record<CateringState, StateLabels> = {
  new: { label: 'New', move: 'Mark as new' },
  quoted: { label: 'Quoted', move: 'Mark as quoted' },
  booked: { label: 'Booked', move: 'Mark as booked' },
  declined: { label: 'Declined', move: 'Mark as declined' },
}
