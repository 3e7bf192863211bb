import { z } from 'zod'
import { formSignals } from './form-signals.ts'
import { MAX_SEARCH_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { pickupTime } from './pickup-time.ts'
import { subscriberStatuses } from './request-states.ts'
import { emailAddress, identifier, optionalText, requiredText } from './text.ts'

export const subscribeInput = z.object({
  email: emailAddress.pipe(z.string().toLowerCase()),
  form: formSignals,
})

/** The same for every address, whether it was known or not. */
export const subscribed = z.object({ message: z.string().describe('What to tell the reader') })

const incomplete = 'This link is incomplete'
/** The part after the hash in an emailed link. */
export const confirmSubscriptionInput = z.object({ token: requiredText(200, incomplete) })
export const unsubscribeInput = z.object({ key: requiredText(64, incomplete) })

/** A subscriber as staff see them. */
export const subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  consent: z.string().describe('The consent wording'),
  asked: pickupTime.describe('Like the wording, from an earlier subscription while a new one is pending'),
  confirmed: pickupTime.nullable().describe('From an earlier subscription while a new one is pending'),
  unsubscribed: pickupTime.nullable(),
})

/** `subscribers.list`: by text in the address. */
export const listSubscribersInput = z
  .object({
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches the email'),
    status: blankIsAbsent(z.enum(subscriberStatuses)),
    ...listPage,
  })
  .prefault({})
export const subscriberList = z.object({
  subscribers: z.array(subscriber),
  ...listLength,
})

export const subscriberInput = z.object({ id: identifier })

export type SubscribeInput = z.infer<typeof subscribeInput>
export type Subscribed = z.infer<typeof subscribed>
export type Subscriber = z.infer<typeof subscriber>
export type SubscriberList = z.infer<typeof subscriberList>
