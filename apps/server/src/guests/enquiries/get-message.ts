import type { MessageRecord } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { listReplies } from '../../notify/list-replies.ts'
import { getMessageRow } from './message-queries.ts'
import { presentMessage } from './present-message.ts'

/** One message with its replies. */
export async function getMessage(db: Database, id: string): Promise<MessageRecord> {
  const message = presentMessage(await getMessageRow(db, id))
  const letters = await listReplies(db, [id])
  return { ...message, letters: letters.get(id) ?? [] }
}
