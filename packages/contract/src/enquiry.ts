import { z } from 'zod'
import { formSignals } from './form-signals.ts'
import {
  MAX_BUDGET_LENGTH,
  MAX_CATERING_GUESTS,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_SEARCH_LENGTH,
} from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { calendarDay } from './moment.ts'
import { localTime } from './pickup-time.ts'
import { cateringOccasions, cateringStates, messageStates } from './request-states.ts'
import {
  emailAddress,
  identifier,
  optionalGuestText,
  optionalText,
  requiredGuestText,
  requiredText,
} from './text.ts'

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

/** The sender's fields in the site's forms: the reply goes to that address. */
export const enquirer = {
  name: requiredGuestText(MAX_NAME_LENGTH, 'Name is required'),
  email: emailAddress,
  phone: optionalText(MAX_PHONE_LENGTH),
}

export const sendContactMessageInput = z.object({
  ...enquirer,
  message: requiredGuestText(MAX_MESSAGE_LENGTH, 'Message is required'),
  form: formSignals,
})

export const sentContactMessage = z.object({ _id: z.string() })

/** What became of a message whose answer was lost. */
export const arrivedContactMessage = z.object({
  arrived: sentContactMessage.nullable().describe('null: it did not arrive, and is refused if it still does'),
})

const state = z.enum(messageStates)

/** A message from a guest. */
export const contactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
  state,
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
})

/** `messages.list`: by state and by text in name, address, phone or message. */
export const listMessagesInput = z
  .object({
    state: blankIsAbsent(state),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches name, email, phone and text'),
    ...listPage,
  })
  .prefault({})
export const messageList = z.object({
  messages: z.array(contactMessage),
  ...listLength,
  newCount: z.int().describe('How many are new, regardless of the filters'),
})

export const messageInput = z.object({ id: identifier })
export const messageRecord = contactMessage.extend({
  replies: z.array(reply).describe('Replies to the guest, oldest first'),
})

export const changeMessageStateInput = z.object({
  id: identifier,
  from: state.describe('The state the caller saw; the call fails if it has changed since'),
  to: state,
})

export type SendContactMessageInput = z.infer<typeof sendContactMessageInput>
export type ContactMessage = z.infer<typeof contactMessage>
export type MessageList = z.infer<typeof messageList>
export type MessageRecord = z.infer<typeof messageRecord>
export type ChangeMessageStateInput = z.infer<typeof changeMessageStateInput>

const occasion = z.enum(cateringOccasions, 'What is the occasion?')
const cateringState = z.enum(cateringStates)

export const requestCateringInput = z.object({
  ...enquirer,
  occasion,
  eventDay: requiredText(40, 'Which day is it?')
    .pipe(calendarDay)
    .describe('By the restaurant’s calendar: from today on, at most two years ahead'),
  guestCount: z
    .number('How many guests?')
    .int('Enter a whole number of guests')
    .min(1, 'At least 1 guest')
    .max(MAX_CATERING_GUESTS, `At most ${MAX_CATERING_GUESTS} guests`),
  budget: optionalGuestText(MAX_BUDGET_LENGTH),
  dietary: optionalGuestText(MAX_NOTE_LENGTH),
  comments: optionalGuestText(MAX_MESSAGE_LENGTH),
  form: formSignals,
})

const reference = z.string().describe('The reference number, `C-101`')

export const requestedCatering = z.object({ _id: z.string(), reference })

/** What became of a request whose answer was lost. */
export const arrivedCatering = z.object({
  arrived: requestedCatering.nullable().describe('null: it did not arrive, and is refused if it still does'),
})

/** A guest’s catering request. */
export const cateringRequest = z.object({
  _id: z.string(),
  reference,
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  occasion,
  eventDay: calendarDay,
  guestCount: z.int(),
  budget: z.string().optional(),
  dietary: z.string().optional(),
  comments: z.string().optional(),
  state: cateringState,
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
})

/** `catering.list`: by state and by text in reference, name, address, phone or message. */
export const listCateringInput = z
  .object({
    state: blankIsAbsent(cateringState),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches reference, name, email, phone and text'),
    ...listPage,
  })
  .prefault({})
export const cateringList = z.object({
  requests: z.array(cateringRequest),
  ...listLength,
  newCount: z.int().describe('How many are new, regardless of the filters'),
})

export const cateringInput = z.object({ id: identifier })
export const cateringRecord = cateringRequest.extend({
  replies: z.array(reply).describe('Replies to the guest, oldest first'),
})

export const changeCateringStateInput = z.object({
  id: identifier,
  from: cateringState.describe('The state the caller saw; the call fails if it has changed since'),
  to: cateringState,
})

export type RequestCateringInput = z.infer<typeof requestCateringInput>
export type RequestedCatering = z.infer<typeof requestedCatering>
export type CateringRequest = z.infer<typeof cateringRequest>
export type CateringList = z.infer<typeof cateringList>
export type CateringRecord = z.infer<typeof cateringRecord>
export type ChangeCateringStateInput = z.infer<typeof changeCateringStateInput>
