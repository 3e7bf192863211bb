import type { ErrorCode, Issue } from '@tiffin/contract'
import { Refusal } from './refusal.ts'

/** Rejects what has issues; the first one is the message. */
export function rejectIssues(code: ErrorCode, issues: Issue[]): void {
  if (issues[0]) throw new Refusal(code, issues[0].message, { issues })
}
