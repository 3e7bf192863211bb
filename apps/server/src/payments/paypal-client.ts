/** Calls of PayPal's REST API (https://developer.paypal.com/api/rest/). */
import type { Clock } from '../platform/wall-clock.ts'
import { ProviderUnavailable, type ProviderMode, ProviderError } from './provider.ts'

export interface PayPalKeys {
  clientId: string
  clientSecret: string
  /** PayPal's id of the webhook that calls us. */
  webhookId: string
}

export interface PayPalOptions {
  keys: PayPalKeys
  mode: ProviderMode
  clock: Clock
  /** Where PayPal is to send its notices. */
  webhookUrl: string
  /** Another server in PayPal's place. */
  apiUrl?: string | undefined
}

interface PayPalCall {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** Ours: the same one does the same thing once. */
  requestId?: string
}

export interface PayPalClient {
  /** The answer's body. Throws ProviderError, or ProviderUnavailable if the answer says nothing about the payment. */
  call<Answer>(call: PayPalCall): Promise<Answer>
  /** What the keys may do. */
  scopes(): Promise<string[]>
}

const servers = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' }

const TIMEOUT_MS = 15_000
// A token that ends on the way is of no use.
const TOKEN_MARGIN_MS = 60_000

interface Token {
  value: string
  scopes: string[]
  endsAtMs: number
}

/** A status that says nothing about the payment, whatever the body says. */
const isAway = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500

// In these cases PayPal asks for another attempt later, with the same id.
const laterCodes = new Set([
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'REFUND_FAILED_INSUFFICIENT_FUNDS',
  'INTERNAL_SERVER_ERROR',
])

export function createPayPalClient({
  keys,
  mode,
  clock,
  apiUrl = servers[mode],
}: PayPalOptions): PayPalClient {
  let token: Promise<Token> | null = null

  async function fetchToken(): Promise<Token> {
    const { status, body } = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const { access_token: value, expires_in: seconds, scope = '' } = body as Record<string, unknown>
    if (status === 401) throw new KeysRefused('PayPal does not accept the client ID and secret')
    if (status !== 200 || typeof value !== 'string')
      throw new ProviderUnavailable(`PayPal gave no access token, but status ${status}`)
    return {
      value,
      scopes: String(scope).split(' '),
      endsAtMs: clock.nowMs() + Number(seconds) * 1000 - TOKEN_MARGIN_MS,
    }
  }

  /** Kept until it ends; calls at the same moment share it. */
  async function currentToken(): Promise<Token> {
    const kept = await token?.catch(() => null)
    if (kept && kept.endsAtMs > clock.nowMs()) return kept
    token = fetchToken()
    return token
  }

  async function authorized({ method, path, body, requestId }: PayPalCall) {
    const { value } = await currentToken()
    return send(apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${value}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
  }

  return {
    async call<Answer>(call: PayPalCall) {
      let answer = await authorized(call)
      if (answer.status === 401) {
        // The token was withdrawn before its time.
        token = null
        answer = await authorized(call)
      }
      const { status, body } = answer
      if (status >= 200 && status < 300) return body as Answer
      throw explained(status, body as PayPalError)
    },
    scopes: async () => (await currentToken()).scopes,
  }
}

/** The keys are wrong: that says nothing about any payment. */
export class KeysRefused extends ProviderUnavailable {
  override name = 'KeysRefused'
}

async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
  } catch (error) {
    throw new ProviderUnavailable(`PayPal did not answer: ${(error as Error).message}`, { cause: error })
  }
}

interface PayPalError {
  name?: string
  message?: string
  details?: { issue?: string; description?: string }[]
}

function explained(status: number, { name, message, details }: PayPalError): Error {
  const issue = details?.[0]?.issue ?? name ?? `STATUS_${status}`
  const says = details?.[0]?.description ?? message ?? `PayPal answered with status ${status}`
  // 401 and 403 are about the keys.
  if (isAway(status) || status === 401 || status === 403 || laterCodes.has(issue))
    return new ProviderUnavailable(`PayPal: ${issue}: ${says}`)
  return new ProviderError(issue, says)
}
