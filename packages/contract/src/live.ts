import { z } from 'zod'
import { getOrderInput } from './order.ts'
import type { OrderStatus } from './order-status.ts'

/** Up to which event the caller has read; without it, the stream begins now. */
export const followInput = z
  .object({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/, 'This is not the number of an event')
      .nullish(),
  })
  .prefault({})

export const followOrderInput = getOrderInput.extend(followInput.unwrap().shape)

/** A stream has begun here, or some events before this one are gone: whatever is shown has to be read anew. */
export interface ReadAnew {
  type: 'open' | 'reset'
}

export interface OrderChanged {
  type: 'order'
  id: string
  number: number
  status: OrderStatus
  change: 'placed' | 'status' | 'paid'
}

/** Something on the menu is another one now. */
export interface MenuChanged {
  type: 'menu'
  /** Those dishes that are sold out, or for sale again. */
  dishes: { slug: string; available: boolean }[]
}

export type OrderEvent = ReadAnew | OrderChanged
export type MenuEvent = ReadAnew | MenuChanged
export type StaffEvent = ReadAnew | OrderChanged | MenuChanged
