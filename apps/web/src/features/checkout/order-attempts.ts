import { createAttempts } from '../../lib/attempts.ts'

/** For the order that a guest is about to place. */
export const orderAttempts = createAttempts('checkout-attempt')
