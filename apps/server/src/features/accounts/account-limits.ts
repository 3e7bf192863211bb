import type { Context } from '../../platform/procedures.ts'
import type { Limit } from '../../platform/rate-limits.ts'

/** Wrong passwords for one account from one address: from elsewhere the right one still works. */
export const loginsToAccount: Limit = { name: 'login-account', attempts: 10, minutes: 15 }
/** The key by which `loginsToAccount` counts attempts. */
export const loginKey = ({ address }: Pick<Context, 'address'>, email: string) => `${email} ${address}`
/** Wrong passwords for any accounts from one address. */
export const loginsFromAddress: Limit = { name: 'login-address', attempts: 60, minutes: 15 }
export const registrationsFromAddress: Limit = { name: 'register', attempts: 30, minutes: 60 }
export const resetsFromAddress: Limit = { name: 'reset-address', attempts: 20, minutes: 60 }
/** Emails to one mailbox; counted whether there is an account or not, so the limit reveals nothing. */
export const mailsToAccount: Limit = { name: 'mails-account', attempts: 5, minutes: 60 }
export const mailedTokensFromAddress: Limit = { name: 'mailed-token', attempts: 20, minutes: 15 }
/** Guesses at the password of an account whose owner has left a laptop open. */
export const confirmationsOfPassword: Limit = { name: 'confirm', attempts: 20, minutes: 15 }
