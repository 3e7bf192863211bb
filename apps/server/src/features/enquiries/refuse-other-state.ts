import { Refusal } from '../../platform/refusal.ts'

/** A decision counts for the state in which its maker saw the thing. */
export function refuseOtherState(name: string, { is, wasSeen }: { is: string; wasSeen: string }): void {
  if (is === wasSeen) return
  throw new Refusal('CONFLICT', `${name} is already ${is}. Take another look first.`)
}
