import type { CateringState, MessageState } from '@tiffin/contract'

export const messageLabels: Readonly<Record<MessageState, string>> = {
  new: 'New',
  answered: 'Replied',
  closed: 'Closed',
}

export const cateringLabels: Readonly<Record<CateringState, string>> = {
  new: 'New',
  quoted: 'Quoted',
  booked: 'Booked',
  declined: 'Declined',
}
