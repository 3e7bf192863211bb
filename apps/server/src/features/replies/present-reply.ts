import type { Letter, LetterState } from '@tiffin/contract'
import type { letters } from '../../db/schema/index.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'

type LetterRow = Omit<typeof letters.$inferSelect, 'subjectKind' | 'subjectId' | 'recipient'>

export const presentReply = ({
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
  state: replyStateOf({ sentAt, savedAt }),
  sentAt: sentAt?.toISOString() ?? null,
})

/** Without a mail server a reply is saved as a file, which reaches no one. */
export const replyStateOf = ({ sentAt, savedAt }: Pick<LetterRow, 'sentAt' | 'savedAt'>): LetterState =>
  sentAt ? 'sent' : savedAt ? 'saved' : 'waiting'
