import { z } from 'zod'
import { MAX_BOARD_ORDERS } from './limits.ts'
import { cartItem } from './cart-item.ts'
import { kitchenPace } from './kitchen-pace.ts'
import { order } from './order.ts'
import { pickupTime } from './pickup-time.ts'

export const boardOrder = order.extend({
  items: z.array(
    cartItem.extend({
      station: z.string().nullable().describe('The key of the station that makes it'),
      dishes: z
        .array(
          z.object({
            slug: z.string(),
            name: z.string(),
            quantity: z.int().describe('For the whole line'),
            station: z.string().nullable(),
          }),
        )
        .describe('Dishes that were chosen as a part of it, to be cooked as well'),
    }),
  ),
  readyStations: z
    .array(z.object({ station: z.string(), ...pickupTime.shape }))
    .describe('The stations that have said that their dishes are ready, and when'),
  isReturning: z.boolean().describe('The same customer has ordered before'),
  startsAt: z.iso.datetime().describe('Until then the kitchen need not begin'),
  ringsFrom: z.iso
    .datetime()
    .describe('From then on somebody should accept it, and a board rings until somebody has'),
})

/** All that the kitchen has to do, the most urgent first. */
export const kitchenBoard = z.object({
  orders: z
    .array(boardOrder)
    .describe(
      `The open orders by pickup time, at most ${MAX_BOARD_ORDERS}; if there are more, those not yet accepted are among them`,
    ),
  stations: z.array(z.object({ key: z.string(), name: z.string() })),
  pace: kitchenPace,
  now: pickupTime.describe('When this was read'),
})

export type BoardOrder = z.infer<typeof boardOrder>
export type KitchenBoard = z.infer<typeof kitchenBoard>
