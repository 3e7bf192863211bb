import { z } from 'zod'
import { cartItem } from './cart-item.ts'
import { MAX_BOARD_ORDERS } from './limits.ts'
import { order } from './order.ts'
import { localTime, pickupTime } from './pickup-time.ts'

/** The end of a pause that only staff end. */
export const UNTIL_RESUMED = '9999-12-31T00:00:00.000Z'

export const pauseLengths = ['15', '30', '60', 'tomorrow', 'resumed'] as const

export const pauseOrdersInput = z.object({
  length: z
    .enum(pauseLengths, 'Choose 15, 30 or 60 minutes, tomorrow or resumed')
    .describe('So many minutes, until tomorrow, or until somebody resumes'),
})

const MAX_BUSY_MINUTES = 120
const MAX_BUSY_FOR_MINUTES = 24 * 60

export const setBusyInput = z.object({
  minutes: z
    .int('Enter a whole number')
    .min(0, 'At least 0 minutes')
    .max(MAX_BUSY_MINUTES, `At most ${MAX_BUSY_MINUTES} minutes`)
    .describe('Added to the lead time; 0 ends it'),
  forMinutes: z
    .int('Enter a whole number')
    .min(1, 'At least 1 minute')
    .max(MAX_BUSY_FOR_MINUTES, 'At most a day')
    .default(60)
    .describe('It ends by itself after so long'),
})

/** How the kitchen keeps up with online orders. Both exceptions end by themselves. */
export const kitchenPace = z.object({
  pausedUntil: z.iso
    .datetime()
    .nullable()
    .describe(`No order is picked up before then; null: not paused. ${UNTIL_RESUMED}: until staff resume`),
  pausedUntilLocal: localTime.nullable(),
  busyMinutes: z.int().describe('Added to the lead time; 0: as usual'),
  busyUntil: z.iso.datetime().nullable(),
  busyUntilLocal: localTime.nullable(),
})

/** Whether a kitchen board is open somewhere; it reports itself while it is. */
export const boardPresence = z.object({
  isMissing: z.boolean().describe('The restaurant is open, and no board is connected'),
  lastSeenAt: z.iso.datetime().nullable().describe('When a board last reported itself'),
  silentPrinters: z
    .array(z.string())
    .describe('The restaurant is open, and these printers have not asked for work for two minutes'),
})

export type BoardPresence = z.infer<typeof boardPresence>
export type PauseLength = (typeof pauseLengths)[number]
export type PauseOrdersInput = z.infer<typeof pauseOrdersInput>
export type SetBusyInput = z.infer<typeof setBusyInput>
export type KitchenPace = z.infer<typeof kitchenPace>

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
