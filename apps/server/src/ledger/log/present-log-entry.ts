import type { LogEntry } from '@tiffin/contract'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { LogRow } from './log-queries.ts'

export function presentLogEntry(row: LogRow): LogEntry {
  const { id, at, userId, userEmail, action, subjectId, subjectName, before, after } = row
  return {
    _id: id,
    time: presentMoment(at),
    user: { _id: userId, email: userEmail },
    action,
    subject: { _id: subjectId, ...(subjectName !== null && { name: subjectName }) },
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }
}
