import { z } from 'zod'
import { kitchenPace } from './kitchen-pace.ts'
import { pickupTime } from './pickup-time.ts'

export const pickupTimes = z.object({
  asSoonAsPossible: pickupTime,
  times: z.array(pickupTime).describe('Available times of the next days, in order'),
  isOpen: z.boolean().describe('Whether the kitchen is open right now'),
  ...kitchenPace.shape,
})

export type PickupTimes = z.infer<typeof pickupTimes>
