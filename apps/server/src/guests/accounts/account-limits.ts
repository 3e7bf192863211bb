import { networkOf } from '../../platform/network-of.ts'
import type { Context } from '../../platform/context.ts'
import type { Limit } from '../../platform/rate-limits.ts'

/** Wrong passwords for one account from one address: from elsewhere the right one still works. */
const loginsToAccount: Limit = { name: 'login-account', attempts: 10, minutes: 15 }
/** Wrong passwords for any accounts from one address. */
const loginsFromAddress: Limit = { name: 'login-address', attempts: 60, minutes: 15 }
/** The same for the wider network: anyone who rents a server has thousands of addresses in one. */
const loginsToAccountFromNetwork: Limit = { name: 'login-account-network', attempts: 30, minutes: 15 }
const loginsFromNetwork: Limit = { name: 'login-network', attempts: 180, minutes: 15 }

type Caller = Pick<Context, 'address'>

/** What a guess at the password of this account counts against; a new password resets it. */
export const guessesAtAccount = ({ address }: Caller, email: string) => [
  { limit: loginsToAccount, key: `${email} ${address}` },
  { limit: loginsToAccountFromNetwork, key: `${email} ${networkOf(address)}` },
]

/** What an attempt to log in to any account counts against. */
export const loginsFromHere = ({ address }: Caller) => [
  { limit: loginsFromAddress, key: address },
  { limit: loginsFromNetwork, key: networkOf(address) },
]

/** Everything that an attempt to log in counts against. */
export const loginAttempts = (caller: Caller, email: string) => [
  ...loginsFromHere(caller),
  ...guessesAtAccount(caller, email),
]

/** Wrong codes by someone who knows the password: three of a million are right at any time. */
const codesFromAddress: Limit = { name: 'code-address', attempts: 10, minutes: 15 }
const codes: Limit = { name: 'code-account', attempts: 30, minutes: 60 }

export const codesForAccount = ({ address }: Caller, userId: string) => [
  { limit: codesFromAddress, key: `${userId} ${address}` },
  { limit: codes, key: userId },
]

/** Challenges for passkeys, which are stored. */
export const passkeyRequests: Limit = { name: 'passkey-request', attempts: 60, minutes: 15 }

export const registrationsFromAddress: Limit = { name: 'register', attempts: 30, minutes: 60 }
export const resetsFromAddress: Limit = { name: 'reset-address', attempts: 20, minutes: 60 }
/** Emails to one mailbox; counted whether there is an account or not, so the limit reveals nothing. */
export const mailsToAccount: Limit = { name: 'mails-account', attempts: 5, minutes: 60 }
export const mailedTokensFromAddress: Limit = { name: 'mailed-token', attempts: 20, minutes: 15 }
/** Guesses at the password of an account whose owner has left a laptop open. */
export const confirmationsOfPassword: Limit = { name: 'confirm', attempts: 20, minutes: 15 }

/** Wrong PINs typed in one session, no matter who they were for. Each PIN has a lock of its own besides. */
export const pinsInSession: Limit = {
  name: 'pin-session',
  attempts: 20,
  minutes: 60,
  advice: 'or log in with your own account',
}
