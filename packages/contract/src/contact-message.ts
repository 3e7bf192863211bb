import { z } from 'zod'
import { messageStates } from './enquiry-states.ts'
import { formSignals } from './form-signals.ts'
import { reply } from './reply.ts'
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { localTime } from './pickup-time.ts'
import { emailAddress } from './email-address.ts'
import { identifier, optionalText, requiredGuestText } from './text.ts'

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
