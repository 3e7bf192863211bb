import { z } from 'zod'
import { kitchenPace } from './kitchen-pace.ts'
import { pickupTime } from './pickup-time.ts'

export const pickupTimes = z.object({
  now: pickupTime.describe('When this was read'),
  asSoonAsPossible: pickupTime,
  times: z.array(pickupTime).describe('Available times of the next days, in order'),
  delayedBy: z
    .object({
      dishes: z
        .array(
          z.object({
            slug: z.string(),
            opens: z.string(),
            closes: z.string(),
            days: z.array(z.int()).optional().describe('ISO weekdays; without them, every day'),
          }),
        )
        .describe('With the hours in which they are served, on the restaurant’s clock'),
      without: pickupTime.describe('As soon as possible for the other dishes'),
    })
    .optional()
    .describe('The dishes with hours of their own, if the others could be picked up earlier'),
  isOpen: z.boolean().describe('Whether the kitchen is open right now'),
  ...kitchenPace.shape,
})

export type PickupTimes = z.infer<typeof pickupTimes>

/** Times at the same distance from one another, the first one included. */
const pickupSpan = z.object({
  ...pickupTime.shape,
  count: z.int().positive(),
  everyMinutes: z.int().nonnegative().describe('0 if there is only one'),
})

export type PickupSpan = z.infer<typeof pickupSpan>

/** The same as `pickupTimes`, usually in a twentieth of its length: `timesOf` lists them. */
export const pickupSpans = pickupTimes
  .omit({ times: true })
  .extend({ spans: z.array(pickupSpan).describe('Available times of the next days, in order') })
