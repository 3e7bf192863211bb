import { z } from 'zod'
import { minutes } from './measures.ts'

/** Who learns of a new order, and what happens while nobody accepts it. */
export const alertSettings = z.object({
  acceptsOrders: z
    .boolean()
    .describe('Accept orders as they are placed, so that nobody has to; except those with an allergy'),
  staffAfterMinutes: minutes(1, 240)
    .nullable()
    .describe(
      'An order not accepted for so long is reported to owners and managers, by email and on devices with alerts; null: never',
    ),
  guestAfterMinutes: minutes(1, 240)
    .nullable()
    .describe('After so long its guest is asked to call; null: never'),
  emailsOrders: z.boolean().describe('Email each new order to the office'),
  warnsWithoutBoard: z
    .boolean()
    .describe('Warn in the admin if no kitchen board is connected during opening hours'),
})

export type AlertSettings = z.infer<typeof alertSettings>
