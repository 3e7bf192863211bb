import { z } from 'zod'
import { getOrderInput } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import { identifier } from './text.ts'

/** The last event that the caller has read; without it, the stream begins now. */
export const followInput = z
  .object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/, 'This is not the number of an event')
      .nullish(),
  })
  .prefault({})

export const followOrderInput = getOrderInput.extend(followInput.unwrap().shape)

/** As many orders as a page shows. */
export const MAX_FOLLOWED_ORDERS = 50

export const followOrdersInput = z.object({
  ids: z.array(getOrderInput.shape.id).min(1).max(MAX_FOLLOWED_ORDERS),
  ...followInput.unwrap().shape,
})

/** One message of a stream is a list of these: what happened at about the same time, in order. */
export interface StreamEvent<Event> {
  /** The number of the event. */
  id: string
  event: Event
}

/** The stream begins here, or some events before this one are lost: reload whatever is shown. */
export interface Reload {
  type: 'open' | 'reset'
}

export interface OrderChanged {
  type: 'order'
  id: string
  number: number
  status: OrderStatus
  /**
   * 'undone': its latest step was taken back. 'station': the dishes of one of its stations are ready, or no longer, and
   * others are still being cooked. 'changed': its lines or notes. 'unanswered': nobody has accepted it, and its guest is being asked to call.
   */
  change: 'placed' | 'status' | 'undone' | 'station' | 'paid' | 'moved' | 'changed' | 'unanswered'
}

/** Something on the menu has changed. */
export interface MenuChanged {
  type: 'menu'
  /** Dishes that sold out or became available again; none if anything else changed. */
  dishes: { slug: string; available: boolean }[]
}

export type OrderEvent = Reload | OrderChanged
export type MenuEvent = Reload | MenuChanged
export type StaffEvent = Reload | OrderChanged | MenuChanged

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
