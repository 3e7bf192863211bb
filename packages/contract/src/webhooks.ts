/** Webhooks that the site sends to programs of others, by the Standard Webhooks specification. */
import { z } from 'zod'
import { blankIsAbsent, listLength, listPage, wholeNumber } from './list-page.ts'
import { identifier } from './text.ts'
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  webhookDeliveryStates,
  webhookPauses,
  webhookTypes,
} from './webhook-types.ts'

const MAX_URL_LENGTH = 1000

const url = z
  .string('Enter an address')
  .trim()
  .max(MAX_URL_LENGTH, `At most ${MAX_URL_LENGTH} characters`)
  .refine((value) => ['https:', 'http:'].includes(URL.parse(value)?.protocol ?? ''), {
    error: 'Enter an address that begins with https://',
    abort: true,
  })
  .refine((value) => !URL.parse(value)?.username && !URL.parse(value)?.password, {
    error: 'Leave out the name and the password: each request is signed instead',
    abort: true,
  })
  // Never sent, and easily taken for something that is.
  .transform((value) => {
    const { origin, pathname, search } = new URL(value)
    return origin + pathname + search
  })
  .describe('Where requests are sent: https, and public, unless the operator allows the host')

const types = z
  .array(z.enum(webhookTypes, 'There is no such event'))
  .min(1, 'Choose at least one event')
  .max(webhookTypes.length, 'Each event only once')
  .refine((all) => new Set(all).size === all.length, 'Each event only once')
  .describe('What it is told')

/** An endpoint; its secret is shown only when it is made. */
export const webhookEndpoint = z.object({
  _id: identifier,
  url: z.string(),
  types: z.array(z.enum(webhookTypes)),
  paused: z
    .object({
      because: z
        .enum(webhookPauses)
        .describe(
          'owner: an owner paused it. failing: nothing was delivered for three days. gone: it answered 410',
        ),
      at: z.iso.datetime(),
    })
    .nullable()
    .describe('What happens while it is paused waits, for up to 30 days'),
  failingSince: z.iso.datetime().nullable().describe('The first failure since the last success'),
  lastDelivered: z.iso.datetime().nullable(),
  waiting: z.int().describe('How many deliveries are still to be made'),
  oldSecretUntil: z.iso.datetime().nullable().describe('Until then the secret before signs too'),
  createdAt: z.iso.datetime(),
  createdBy: z.string().describe('The email address of the owner who added it'),
})

const secret = z.string().describe('whsec_ and base64. It is never shown again')

export const madeWebhook = z.object({ endpoint: webhookEndpoint, secret })

export const webhookList = z.object({
  endpoints: z.array(webhookEndpoint).describe(`At most ${MAX_WEBHOOKS}`),
})

export const createWebhookInput = z.object({ url, types })

export const webhookIdInput = z.object({ id: identifier })

export const changeWebhookInput = z.object({
  id: identifier,
  url: url.optional().describe('Left out: it stays as it is'),
  types: types.optional().describe('Left out: they stay as they are'),
})

export const replaceWebhookSecretInput = z.object({
  id: identifier,
  overlapHours: blankIsAbsent(wholeNumber(0, 168)).describe(
    `For how long the secret before signs too; ${SECRET_OVERLAP_HOURS} if left out, 0 ends it at once`,
  ),
})

export const webhookAttempt = z.object({
  at: z.iso.datetime(),
  tookMs: z.int(),
  url: z.string().describe('Where it was sent'),
  status: z.int().nullable().describe('Of the answer; null if none came'),
  fault: z.string().nullable().describe('Why no answer came'),
})

/** What became of one event at one endpoint. */
export const webhookDelivery = z.object({
  _id: identifier,
  webhookId: z.string().describe('The `webhook-id` header, the same at every try and for every endpoint'),
  type: z.string(),
  number: z.int().nullable().describe('Of the event; null for a moment, until it is known'),
  at: z.iso.datetime().describe('When it happened'),
  state: z.enum(webhookDeliveryStates),
  nextTry: z.iso
    .datetime()
    .nullable()
    .describe(
      'Null if it is not to be sent, while the webhook is paused, and while an earlier event of the same order is still waiting',
    ),
  attempts: z.int().describe('How often it was sent so far'),
  lastAttempt: webhookAttempt.nullable(),
})

export const webhookDeliveryList = z.object({
  deliveries: z.array(webhookDelivery).describe('Newest first'),
  ...listLength,
})

export const listWebhookDeliveriesInput = z.object({
  id: identifier,
  state: blankIsAbsent(z.enum(webhookDeliveryStates, 'Choose waiting, delivered or failed')),
  ...listPage,
})

export const webhookDeliveryInput = z.object({ id: identifier, deliveryId: identifier })

export const webhookDeliveryRecord = webhookDelivery.extend({
  body: z.string().describe('Of the request, as it is sent'),
  log: z
    .array(webhookAttempt.extend({ answer: z.string().nullable().describe('The beginning of its body') }))
    .describe('Each try, newest first'),
})

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>
export type MadeWebhook = z.infer<typeof madeWebhook>
export type CreateWebhookInput = z.output<typeof createWebhookInput>
export type ChangeWebhookInput = z.output<typeof changeWebhookInput>
export type ReplaceWebhookSecretInput = z.output<typeof replaceWebhookSecretInput>
export type ListWebhookDeliveriesInput = z.output<typeof listWebhookDeliveriesInput>
export type WebhookDeliveryInput = z.output<typeof webhookDeliveryInput>
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type WebhookDeliveryRecord = z.infer<typeof webhookDeliveryRecord>
