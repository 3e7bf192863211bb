import { z } from 'zod'

/** What is waiting for staff, by page. Pages that the caller may not open are omitted. */
export const waitingCounts = z
  .object({
    orders: z.int().describe('Orders not yet accepted'),
    messages: z.int().describe('New messages'),
    catering: z.int().describe('Catering requests without a quote'),
    reservations: z.int().describe('Table requests for today or later, not yet confirmed or declined'),
    reviews: z.int().describe('Reviews awaiting approval'),
  })
  .partial()

export type WaitingCounts = z.infer<typeof waitingCounts>
