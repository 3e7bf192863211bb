import type { Letter, LetterState } from '@tiffin/contract'
import type { letters } from '../db/schema/index.ts'
import { localTimeOf } from '../platform/wall-clock.ts'

type LetterRow = Omit<typeof letters.$inferSelect, 'subjectKind' | 'subjectId' | 'recipient'>

export const presentReply = ({
  id,
  title,
  body,
  writtenBy,
  createdAt,
  sentAt,
  savedAt,
  failedAt,
}: LetterRow): Letter => ({
  _id: id,
  title,
  body,
  writtenBy,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt),
  state: replyStateOf({ sentAt, savedAt, failedAt }),
  sentAt: sentAt?.toISOString() ?? null,
})

export function replyStateOf({
  sentAt,
  savedAt,
  failedAt,
}: Pick<LetterRow, 'sentAt' | 'savedAt' | 'failedAt'>): LetterState {
  if (sentAt) return 'sent'
  if (savedAt) return 'saved'
  return failedAt ? 'failed' : 'waiting'
}
