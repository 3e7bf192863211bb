import { Refusal } from '../../platform/refusal.ts'

/** A decision is valid only for the state that its author saw. */
export function rejectOtherState(name: string, { is, wasSeen }: { is: string; wasSeen: string }): void {
  if (is === wasSeen) return
  throw new Refusal('CONFLICT', `${name} is already ${is}. Take another look first.`)
}
