import { z } from 'zod'
import { kitchenPace } from './kitchen-pace.ts'
import { pickupTime } from './pickup-time.ts'

export const pickupTimes = z.object({
  asSoonAsPossible: pickupTime,
  times: z.array(pickupTime).describe('Available times of the next days, in order'),
  delayedBy: z
    .object({
      dishes: z
        .array(z.object({ slug: z.string(), opens: z.string(), closes: z.string() }))
        .describe('With the hours in which they are served, on the restaurant’s clock'),
      without: pickupTime.describe('As soon as possible for the other dishes'),
    })
    .optional()
    .describe('The dishes with hours of their own, if the others could be picked up earlier'),
  isOpen: z.boolean().describe('Whether the kitchen is open right now'),
  ...kitchenPace.shape,
})

export type PickupTimes = z.infer<typeof pickupTimes>
