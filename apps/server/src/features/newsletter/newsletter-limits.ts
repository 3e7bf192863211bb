import type { Limit } from '../../platform/rate-limits.ts'

export const subscriptionsFromAddress: Limit = { name: 'subscribe', attempts: 20, minutes: 60 }
/** Mails that ask one mailbox to confirm; counted whatever is known of it, so that it tells nothing. */
export const askingMailsToMailbox: Limit = { name: 'subscribe-mails', attempts: 3, minutes: 24 * 60 }
/** Presses on mailed links, and guesses at them. */
export const mailedKeysFromAddress: Limit = { name: 'newsletter-key', attempts: 30, minutes: 15 }
