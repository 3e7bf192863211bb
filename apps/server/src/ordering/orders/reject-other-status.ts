import type { OrderStatus } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import type { OrderRow } from './order-queries.ts'

/** The message for a caller who saw an older status. */
const whatHappened: Record<OrderStatus, (order: number) => string> = {
  placed: (order) => `Order ${order} has not been accepted yet.`,
  accepted: (order) => `Someone has already accepted order ${order}.`,
  preparing: (order) => `Someone has already started preparing order ${order}.`,
  ready: (order) => `Someone has already marked order ${order} as ready.`,
  completed: (order) => `Someone has already marked order ${order} as picked up.`,
  cancelled: (order) => `Order ${order} has already been cancelled.`,
  'no-show': (order) => `Someone has already marked order ${order} as a no-show.`,
}

/** Someone else was faster. */
export function rejectOtherStatus({ number, status }: OrderRow, seen: OrderStatus): void {
  if (status !== seen) throw new AppError('CONFLICT', whatHappened[status](number))
}

/** Its lines are no longer those that the caller saw. */
export function rejectOtherRevision({ number, revision }: OrderRow, seen: number | undefined): void {
  if (seen !== undefined && revision !== seen)
    throw new AppError('CONFLICT', `Order ${number} has been changed since you looked. Please look again.`)
}

const UNDO_MS = 10_000

/** Only whoever did something may undo it, while it is fresh. */
export function rejectLateOrForeign(
  { caller, clock }: Pick<AdminContext, 'caller' | 'clock'>,
  { number }: Pick<OrderRow, 'number'>,
  { at, by }: { at: string; by?: string },
): void {
  if (clock.nowMs() - Date.parse(at) > UNDO_MS)
    throw new AppError('CONFLICT', 'This can only be undone within ten seconds.')
  if (by !== caller._id)
    throw new AppError('CONFLICT', `Order ${number} was last moved by a colleague, who can undo it.`)
}
