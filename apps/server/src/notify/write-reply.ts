import type { Letter, LetterSubject } from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { letters } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { mailReply } from './reply-jobs.ts'
import { presentReply } from './present-reply.ts'

interface NewReply {
  subjectKind: LetterSubject
  subjectId: string
  /** The guest's address. */
  recipient: string
  title: string
  body: string
}

/** Stores a reply to a guest, and emails it after the transaction commits. */
export async function writeReply(tx: Database, ctx: AdminContext, letter: NewReply): Promise<Letter> {
  const row = {
    ...letter,
    id: newId(),
    writtenBy: ctx.caller.email,
    createdAt: new Date(ctx.clock.nowMs()),
    sentAt: null,
    savedAt: null,
    failedAt: null,
  }
  await tx.insert(letters).values(row)
  await ctx.jobs.enqueue(tx, mailReply, { letterId: row.id })
  return presentReply(row)
}
