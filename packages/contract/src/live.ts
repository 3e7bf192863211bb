import { z } from 'zod'
import { getOrderInput } from './order.ts'
import type { OrderStatus } from './order-status.ts'

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
