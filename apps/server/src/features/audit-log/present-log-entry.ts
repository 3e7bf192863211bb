import type { LogEntry } from '@tiffin/contract'
import { presentTime } from '../../platform/wall-clock.ts'
import type { LogRow } from './log-queries.ts'

export function presentLogEntry(row: LogRow): LogEntry {
  const { id, at, userId, userEmail, action, subjectId, subjectName, before, after } = row
  return {
    _id: id,
    time: presentTime(Temporal.Instant.fromEpochMilliseconds(at.getTime())),
    user: { _id: userId, email: userEmail },
    action,
    subject: { _id: subjectId, ...(subjectName !== null && { name: subjectName }) },
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }
}
