import type { OrderStatus } from '@tiffin/contract'
import type { BoardStatus } from './board-search.ts'

interface NextStep {
  to: OrderStatus
  label: string
}

export const nextSteps: Record<BoardStatus, NextStep> = {
  placed: { to: 'accepted', label: 'Accept' },
  accepted: { to: 'preparing', label: 'Start preparing' },
  preparing: { to: 'ready', label: 'Ready' },
  ready: { to: 'completed', label: 'Picked up' },
}
