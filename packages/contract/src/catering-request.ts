import { z } from 'zod'
import { calendarDay } from './moment.ts'
import { enquirer } from './contact-message.ts'
import { cateringOccasions, cateringStates } from './enquiry-states.ts'
import { formSignals } from './form-signals.ts'
import { reply } from './reply.ts'
import {
  MAX_BUDGET_LENGTH,
  MAX_CATERING_GUESTS,
  MAX_MESSAGE_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_NOTE_LENGTH,
} from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { localTime } from './pickup-time.ts'
import { identifier, optionalGuestText, optionalText, requiredText } from './text.ts'

const occasion = z.enum(cateringOccasions, 'What is the occasion?')
const state = z.enum(cateringStates)

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
  state,
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
})

/** `catering.list`: by state and by text in reference, name, address, phone or message. */
export const listCateringInput = z
  .object({
    state: blankIsAbsent(state),
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
  from: state.describe('The state the caller saw; the call fails if it has changed since'),
  to: state,
})

export type RequestCateringInput = z.infer<typeof requestCateringInput>
export type RequestedCatering = z.infer<typeof requestedCatering>
export type CateringRequest = z.infer<typeof cateringRequest>
export type CateringList = z.infer<typeof cateringList>
export type CateringRecord = z.infer<typeof cateringRecord>
export type ChangeCateringStateInput = z.infer<typeof changeCateringStateInput>
