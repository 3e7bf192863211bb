import type { Stripe } from 'stripe'
import type { StripeOptions } from './stripe-provider.ts'

/** What is wrong with the keys, in sentences for an owner. */
export async function checkStripe(
  stripe: Stripe,
  { keys, mode, webhookUrl }: StripeOptions,
): Promise<string[]> {
  const faults = faultsOfKeys(keys.secretKey, mode)
  if (faults.length > 0) return faults
  const account = await probe(stripe.accounts.retrieveCurrent())
  // A restricted key need not be allowed to read the account.
  if (account.fault !== null && !account.isForbidden) return [account.fault]
  if (account.answer?.charges_enabled === false)
    faults.push(
      'Stripe does not let this account take payments yet. Finish its activation in Stripe’s dashboard.',
    )
  faults.push(...(await findMissingRights(stripe)))
  if (!keys.webhookSecret.startsWith('whsec_'))
    faults.push(
      'The webhook’s signing secret is missing. It begins with whsec_ and is shown with the endpoint in Stripe’s dashboard.',
    )
  faults.push(...(await faultsOfEndpoint(stripe, webhookUrl)))
  return faults
}

function faultsOfKeys(secretKey: string, mode: StripeOptions['mode']): string[] {
  const [, kind, keyMode] = /^(sk|rk|pk)_(test|live)_/.exec(secretKey) ?? []
  if (kind === undefined)
    return [
      'This is not a secret key of Stripe’s: they begin with sk_test_ or sk_live_, restricted ones with rk_.',
    ]
  if (kind === 'pk') return ['This is the publishable key. Enter the secret key, which begins with sk_.']
  if (keyMode !== mode) return [`This is a key for ${keyMode} mode, and it was entered for ${mode} mode.`]
  return []
}

const rights: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  'Checkout Sessions': (stripe: Stripe) => stripe.checkout.sessions.list({ limit: 1 }),
  Refunds: (stripe: Stripe) => stripe.refunds.list({ limit: 1 }),
  'Balance transactions': (stripe: Stripe) => stripe.balanceTransactions.list({ limit: 1 }),
}

async function findMissingRights(stripe: Stripe): Promise<string[]> {
  const faults: string[] = []
  for (const [name, ask] of Object.entries(rights)) {
    const { fault, isForbidden } = await probe(ask(stripe))
    if (isForbidden) faults.push(`The key is restricted and does not have the permission “${name}”.`)
    else if (fault !== null) faults.push(fault)
  }
  return [...new Set(faults)]
}

// Stripe cannot reach a site on this machine: its command line passes the notices on, without an endpoint.
const isReachable = (url: string) => url.startsWith('https:')

const needed = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]

async function faultsOfEndpoint(stripe: Stripe, webhookUrl: string): Promise<string[]> {
  if (!isReachable(webhookUrl)) return []
  const { answer } = await probe(stripe.webhookEndpoints.list({ limit: 100 }))
  // Not every key may list them.
  if (!answer) return []
  const endpoint = answer.data.find(({ url, status }) => url === webhookUrl && status === 'enabled')
  if (!endpoint) return [`Stripe has no active webhook endpoint for ${webhookUrl}.`]
  const { enabled_events: events } = endpoint
  const missing = events.includes('*') ? [] : needed.filter((each) => !events.includes(each))
  return missing.length === 0 ? [] : [`The webhook endpoint does not send ${missing.join(', ')}.`]
}

interface Probe<Answer> {
  answer: Answer | null
  fault: string | null
  isForbidden: boolean
}

async function probe<Answer>(asked: Promise<Answer>): Promise<Probe<Answer>> {
  try {
    return { answer: await asked, fault: null, isForbidden: false }
  } catch (error) {
    const { type } = error as Partial<Stripe.errors.StripeError>
    if (type === undefined) throw error
    return { answer: null, fault: sentenceFor(type), isForbidden: type === 'StripePermissionError' }
  }
}

function sentenceFor(type: string): string {
  if (type === 'StripeAuthenticationError')
    return 'Stripe does not know this secret key. It may have been rolled or deleted.'
  if (type === 'StripeConnectionError') return 'Stripe cannot be reached from this server.'
  if (type === 'StripePermissionError') return 'Stripe does not permit this to the key.'
  return 'Stripe does not answer as expected at the moment. Try again in a minute.'
}
