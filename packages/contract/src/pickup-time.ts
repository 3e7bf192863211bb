import { z } from 'zod'
import { MAX_ORDER_DISHES, MAX_ORDER_PORTIONS } from './limits.ts'
import { wholeNumber } from './list-page.ts'

export const listPickupTimesInput = z.object({
  slugs: z
    .array(z.string().max(200))
    .max(MAX_ORDER_DISHES)
    .describe('The dishes in the cart, and those chosen as parts of others; breakfast has its own hours'),
  quantities: z
    .array(wholeNumber(1, MAX_ORDER_PORTIONS))
    .max(MAX_ORDER_DISHES)
    .optional()
    .describe('How many of each, in the same order; without it, one: a larger order may need more time'),
})

/**
 * The restaurant's own wall clock, `2026-12-01T11:00`. Clients show this and do not convert: Alberta stopped changing
 * its clocks in 2026, and a device with outdated time zone data would be an hour off.
 */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .describe('Restaurant time, to the minute')

/**
 * An instant from a caller: ISO 8601 with `Z` or an offset, otherwise rejected with `message`. Nanoseconds have nine
 * digits; more cannot be stored.
 */
export const instant = (message: string) =>
  z.iso
    .datetime({ offset: true, error: message, abort: true })
    .regex(/^[^.]+(\.\d{1,9}\D.*)?$/, message)
    .meta({ format: 'date-time', description: 'An instant, with any offset: `2026-12-12T18:30:00-06:00`' })

export const pickupTime = z.object({ at: z.iso.datetime(), local: localTime })

export type PickupTime = z.infer<typeof pickupTime>
