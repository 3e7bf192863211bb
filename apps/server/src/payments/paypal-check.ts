import { KeysRefused, type PayPalClient, type PayPalOptions } from './paypal-client.ts'
import { ProviderUnavailable, ProviderError } from './provider.ts'

const REPORTING = 'https://uri.paypal.com/services/reporting/search/read'

const needed = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
]

interface Webhook {
  url: string
  event_types?: { name: string }[]
}

/** What is wrong with the keys, in sentences for an owner. */
export async function checkPayPal(
  client: PayPalClient,
  { keys, mode, webhookUrl }: PayPalOptions,
): Promise<string[]> {
  try {
    const faults = (await client.scopes()).includes(REPORTING)
      ? []
      : [
          'The app may not search transactions: turn on “Transaction search” in its features, or days cannot be compared with PayPal’s books.',
        ]
    return [...faults, ...(await faultsOfWebhook(client, keys.webhookId, webhookUrl))]
  } catch (error) {
    if (error instanceof KeysRefused) {
      const [here, there] = mode === 'test' ? ['the sandbox', 'live'] : ['live', 'the sandbox']
      return [`PayPal does not know this client ID and secret in ${here}. Are they those of ${there}?`]
    }
    if (error instanceof ProviderUnavailable)
      return ['PayPal cannot be reached, or does not answer as expected. Try again in a minute.']
    throw error
  }
}

async function faultsOfWebhook(client: PayPalClient, id: string, ourUrl: string): Promise<string[]> {
  if (id === '')
    return ['The webhook’s ID is missing. PayPal shows it with the webhook in the app’s settings.']
  try {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(id)}`
    const { url, event_types: types = [] } = await client.call<Webhook>({ method: 'GET', path })
    if (url !== ourUrl) return [`The webhook ${id} sends to ${url}, not to ${ourUrl}.`]
    const names = types.map(({ name }) => name)
    const missing = names.includes('*') ? [] : needed.filter((each) => !names.includes(each))
    return missing.length === 0 ? [] : [`The webhook does not send ${missing.join(', ')}.`]
  } catch (error) {
    if (error instanceof ProviderError) return [`PayPal has no webhook ${id} for this app.`]
    throw error
  }
}
