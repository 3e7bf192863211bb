import { z } from 'zod'
import { identifier } from './text.ts'

const MAX_ENDPOINT_LENGTH = 1000

// The server sends requests there: only to a push service's own door, never to a port or an account of somebody's choice.
function isPushService(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
}

const endpoint = z
  .string('Not an address of a push service')
  .max(MAX_ENDPOINT_LENGTH, `At most ${MAX_ENDPOINT_LENGTH} characters`)
  .refine(isPushService, 'Not an address of a push service')
  .describe('The address that the browser’s push service gave to this device')

// An uncompressed point on P-256, and 16 bytes, as base64url without padding (RFC 8291).
const publicKey = z.string().regex(/^B[\w-]{86}$/, 'Not a key of a push subscription')
const authSecret = z.string().regex(/^[\w-]{22}$/, 'Not a secret of a push subscription')

/** A device that wants notifications, as `PushSubscription.toJSON()` describes it (W3C Push API). */
export const pushDevice = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: authSecret }),
})

/** What a browser needs to subscribe: the site’s public key (RFC 8292). */
export const pushKey = z.object({ publicKey: z.string() })

export const subscribeToOrderInput = z.object({ id: identifier, device: pushDevice })
export const unsubscribeFromOrderInput = z.object({ id: identifier, endpoint })

export const alertDeviceInput = z.object({ device: pushDevice })
export const alertedDeviceInput = z.object({ endpoint })
export const alertedDevice = z.object({
  isAlerted: z.boolean().describe('This device gets the caller’s alerts'),
})

export type PushDevice = z.infer<typeof pushDevice>
export type SubscribeToOrderInput = z.infer<typeof subscribeToOrderInput>
