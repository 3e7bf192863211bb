/** On every answer; a page and the API's documentation have stricter policies of their own. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rejectExposed } from '../platform/admit-api-key.ts'
import { KEY_IN_TEXT } from '../platform/api-key-text.ts'
import type { Deps } from '../platform/context.ts'
import { addressOf } from './request-context.ts'

/** API keys where they would be kept: addresses are logged and remembered, cookies are sent by themselves. */

const CALLS = /^\/(api|trpc)(\/|\?|$)/

/** Before anything else looks at the call. */
export const rejectExposedKeys =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ url, headers, ip, log }: FastifyRequest): Promise<void> => {
    if (!CALLS.test(url)) return
    const inAddress = keyIn(url)
    const key = inAddress ?? keyIn(headers.cookie ?? '')
    if (key === undefined) return
    const ctx = { db, clock, address: addressOf(ip), log }
    await rejectExposed(ctx, key, inAddress === undefined ? 'cookie' : 'address')
  }

function keyIn(text: string): string | undefined {
  // Most addresses are short of that, and need not be decoded.
  return text.includes('tiffin') ? KEY_IN_TEXT.exec(decoded(text))?.[0] : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const securityHeaders = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Pictures are shown elsewhere too: in mailboxes, in previews of links, and on the restaurant's other sites. */
export const policyOfPicture = (contentType: unknown) =>
  typeof contentType === 'string' && contentType.startsWith('image/')
    ? { 'cross-origin-resource-policy': 'cross-origin' }
    : {}

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60

/** Only if guests come by https: a browser that has read it does not connect without TLS again. */
const transportHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }
    : {}

/** Names and values alternating, for prepared answers, which contain the other headers. */
export const transportHeadOf = (publicUrl: string) => Object.entries(transportHeaders(publicUrl)).flat()

/** For answers on which no hook runs. */
export const allHeaders = (publicUrl: string) => ({ ...securityHeaders, ...transportHeaders(publicUrl) })

declare module 'fastify' {
  interface FastifyInstance {
    /** Names and values alternating, for answers that bypass Fastify's own headers. */
    transportHead: string[]
  }
}

/** Answers that were prepared have the first kind inside and are sent with `transportHead`. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  app.decorate('transportHead', transportHeadOf(publicUrl))
  const headers = Object.entries(allHeaders(publicUrl))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(policyOfPicture(reply.getHeader('content-type')))
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
