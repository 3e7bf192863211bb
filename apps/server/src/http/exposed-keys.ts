/** API keys where they would be kept: addresses are logged and remembered, cookies are sent by themselves. */
import type { FastifyRequest } from 'fastify'
import { rejectExposed } from '../platform/admit-api-key.ts'
import { KEY_IN_TEXT } from '../platform/api-key-text.ts'
import type { Deps } from '../platform/context.ts'
import { addressOf } from './request-context.ts'

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
