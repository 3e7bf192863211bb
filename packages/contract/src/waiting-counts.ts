import { z } from 'zod'

/** What waits for somebody behind the counter, by room. A room that the caller may not open is missing. */
export const waitingCounts = z
  .object({
    orders: z.int().describe('Orders that nobody has accepted yet'),
    messages: z.int().describe('Messages that nobody has answered yet'),
    catering: z.int().describe('Catering requests without a quote'),
    reservations: z
      .int()
      .describe('Requests for a table, today or later, that nobody has confirmed or declined'),
    reviews: z.int().describe('Reviews that nobody has read yet'),
  })
  .partial()

export type WaitingCounts = z.infer<typeof waitingCounts>
