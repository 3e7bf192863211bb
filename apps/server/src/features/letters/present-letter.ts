import type { Letter } from '@tiffin/contract'
import type { letters } from '../../db/schema/index.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'

type LetterRow = Omit<typeof letters.$inferSelect, 'subjectKind' | 'subjectId' | 'recipient'>

export const presentLetter = ({
  id,
  title,
  body,
  writtenBy,
  createdAt,
  sentAt,
  savedAt,
}: LetterRow): Letter => ({
  _id: id,
  title,
  body,
  writtenBy,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt),
  state: sentAt ? 'sent' : savedAt ? 'saved' : 'waiting',
  sentAt: sentAt?.toISOString() ?? null,
})
