import { z } from 'zod'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { localTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'

/** What a reply may be about. */
export const replySubjects = ['message', 'catering', 'reservation'] as const

/**
 * The delivery state of a reply. `saved` is a file on the server, for lack of a mail server; `failed` was refused by the
 * mail server, or could not be sent for a day. Neither reaches anyone, and what it answered is new again.
 */
export const replyStates = ['waiting', 'sent', 'saved', 'failed'] as const

/** A reply to a guest. */
export const reply = z.object({
  _id: z.string(),
  title: z.string(),
  body: z.string(),
  writtenBy: z.string(),
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  state: z
    .enum(replyStates)
    .describe(
      '`sent` to the mail server; `saved` as a file, because no mail server is configured; or `failed`: the mail server refused it, or could not be reached for a day',
    ),
  sentAt: z.iso.datetime().nullable().describe('When the mail server accepted it'),
})

/** An email reply to the sender of the record with this id. */
export const writeReplyInput = z.object({
  id: identifier,
  body: requiredText(MAX_MESSAGE_LENGTH, 'Write a reply first'),
})

export type Reply = z.infer<typeof reply>
export type ReplyState = Reply['state']
export type ReplySubject = (typeof replySubjects)[number]
export type WriteReplyInput = z.infer<typeof writeReplyInput>
