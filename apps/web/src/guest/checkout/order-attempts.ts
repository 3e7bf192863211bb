import { createAttempts } from '../../lib/forms/attempts.ts'

/** For the order that a guest is about to place. */
export const orderAttempts = createAttempts('checkout-attempt')
