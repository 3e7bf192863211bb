import { createAttempts } from '../../lib/attempts.ts'

/** Of the one order that a guest is about to place. */
export const orderAttempts = createAttempts('checkout-attempt')
