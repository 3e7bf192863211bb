import type { Limit } from '../../platform/rate-limits.ts'
import { hashToken } from './hash-token.ts'

/** Wrong passwords for one account from one address: from elsewhere the right one still opens it. */
export const loginsToAccount: Limit = { name: 'login-account', attempts: 10, minutes: 15 }
/** Wrong passwords for any accounts from one address. */
export const loginsFromAddress: Limit = { name: 'login-address', attempts: 60, minutes: 15 }
export const registrationsFromAddress: Limit = { name: 'register', attempts: 30, minutes: 60 }
export const resetsFromAddress: Limit = { name: 'reset-address', attempts: 20, minutes: 60 }
/** Mails to one mailbox; counted whether there is an account or not, so that it tells nothing. */
export const resetsOfAccount: Limit = { name: 'reset-account', attempts: 5, minutes: 60 }
/** Guesses of a mailed token, and confirmations of a password by somebody who found an open laptop. */
export const secretsFromAddress: Limit = { name: 'secret', attempts: 20, minutes: 15 }

/** The table of attempts need not list who has an account. */
export const keyOf = (...parts: string[]): string => hashToken(parts.join(' '))
