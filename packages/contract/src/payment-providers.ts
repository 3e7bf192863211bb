import { z } from 'zod'
import { providerModes, keyedProviders } from './payment-methods.ts'

const provider = z.enum(keyedProviders, 'There is no such payment provider')
const mode = z.enum(providerModes, 'Choose test or live')

/** What is known of a provider's keys in one mode. The keys themselves never leave the server. */
export const providerKeySet = z.object({
  mode: z.enum(providerModes),
  isInUse: z.boolean().describe('Guests pay in this mode'),
  keys: z
    .array(z.object({ name: z.string(), hint: z.string().describe('Its last characters') }))
    .describe('Those that are set'),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().describe('The email address of the colleague who entered them'),
  lastCheck: z
    .object({
      at: z.iso.datetime(),
      faults: z.array(z.string()).describe('What was wrong, in sentences; empty if nothing was'),
    })
    .nullable(),
})

export const paymentProvider = z.object({
  provider: z.enum(keyedProviders),
  webhookUrl: z.url().describe('Where the provider has to send its notices'),
  keySets: z.array(providerKeySet).describe('Test before live; those that have keys'),
})

// No key has a space, and many a copied one ends with one.
const key = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .regex(/^[\x21-\x7e]*$/, 'A key has no spaces and no letters with accents')
  .nullish()
  .transform((value) => value || undefined)
  .describe('Left out or blank: it stays as it is')

export const saveProviderKeysInput = z.object({
  provider,
  mode,
  secretKey: key.describe('Stripe: begins with sk_ or rk_'),
  webhookSecret: key.describe('Stripe: the webhook’s signing secret, begins with whsec_'),
  clientId: key.describe('PayPal'),
  clientSecret: key.describe('PayPal'),
  webhookId: key.describe('PayPal: its ID of the webhook'),
})

export const providerModeInput = z.object({ provider, mode })

export type PaymentProvider = z.infer<typeof paymentProvider>
export type ProviderKeySet = z.infer<typeof providerKeySet>
export type SaveProviderKeysInput = z.output<typeof saveProviderKeysInput>
export type ProviderModeInput = z.output<typeof providerModeInput>
