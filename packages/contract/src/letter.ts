import { z } from 'zod'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { localTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'

/** What a letter may be about. */
export const letterSubjects = ['message', 'catering', 'reservation'] as const

/** How far a letter has come: `saved` is a file on the server, because no mail server is set, and reaches nobody. */
export const letterStates = ['waiting', 'sent', 'saved'] as const

/** A reply to a guest. */
export const letter = z.object({
  _id: z.string(),
  title: z.string(),
  body: z.string(),
  writtenBy: z.string(),
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  state: z
    .enum(letterStates)
    .describe('`sent` to the mail server, or `saved` as a file because no mail server is configured'),
  sentAt: z.iso.datetime().nullable().describe('When the mail server accepted it'),
})

/** An answer by mail to whatever the id names. */
export const writeLetterInput = z.object({
  id: identifier,
  body: requiredText(MAX_MESSAGE_LENGTH, 'Write a reply first'),
})

export type Letter = z.infer<typeof letter>
export type LetterState = Letter['state']
export type LetterSubject = (typeof letterSubjects)[number]
export type WriteLetterInput = z.infer<typeof writeLetterInput>
