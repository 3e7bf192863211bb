import type { OrderStatus } from '@tiffin/contract'
import type { BoardStatus } from './board-search.ts'

interface NextStep {
  to: OrderStatus
  label: string
  /** What it has become: "Order 1042 accepted". */
  done: string
}

export const nextSteps: Record<BoardStatus, NextStep> = {
  placed: { to: 'accepted', label: 'Accept', done: 'accepted' },
  accepted: { to: 'preparing', label: 'Start preparing', done: 'started' },
  preparing: { to: 'ready', label: 'Ready', done: 'ready' },
  ready: { to: 'completed', label: 'Picked up', done: 'picked up' },
}
