import type { SecurityEvent } from '@tiffin/contract'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { SecurityEventRow } from './security-event-queries.ts'

/** `staffEmails` has the addresses of colleagues by their hash. */
export function presentSecurityEvent(
  row: SecurityEventRow,
  staffEmails: ReadonlyMap<string, string>,
): SecurityEvent {
  const { id, at, kind, count, userId, userEmail, accountHash, network, what, rowCount } = row
  const email = accountHash === null ? undefined : staffEmails.get(accountHash)
  return {
    _id: id,
    time: presentMoment(at),
    kind,
    count,
    ...(userId !== null && { user: { _id: userId, ...(userEmail !== null && { email: userEmail }) } }),
    ...(accountHash !== null && { account: { hash: accountHash, ...(email !== undefined && { email }) } }),
    ...(network !== null && { network }),
    ...(what !== null && { what }),
    ...(rowCount !== null && { rowCount }),
  }
}
