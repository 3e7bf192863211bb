import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Database } from '../../db/database.ts'
import { cacheOnce } from '../../platform/cache-once.ts'
import type { Context } from '../../platform/context.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { AppError } from '../../platform/app-error.ts'

// OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// They share the thread pool with file access and name lookups.
const inTurn = pLimit(2)

// The same letter can be typed in two ways; someone who switches keyboards must still be able to log in.
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalize(password), parameters))

// Of random bytes that were discarded: checking against it takes as long as checking against a real one.
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TxJdBXNzs3xR3H1VsT9wfw$SQlUFBGytdI8B+3cXT+ePgK68yK02bc0lasumIB/pGc'

/** Whether the password matches the hash; without a hash false, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? DUMMY_HASH, normalize(password)))
  return isRight && passwordHash !== null
}

/** A PIN's hash needs the site's key as well: see `readPinKey`. */
export const hashPin = (pin: string, secret: Buffer): Promise<string> =>
  inTurn(() => hash(pin, { ...parameters, secret }))

/** Whether the PIN matches the hash; without a hash false, after the same time. */
export async function isPin(pin: string, pinHash: string | null, secret: Buffer): Promise<boolean> {
  const isRight = await inTurn(() => verify(pinHash ?? DUMMY_HASH, pin, { secret }))
  return isRight && pinHash !== null
}

export const EASY_PASSWORD = 'This password is too easy to guess. Use a longer one, or several words.'

// Below a million guesses, by zxcvbn's scale.
const MIN_SCORE = 2
// The effort grows faster than the length, and what is hard to guess is so within fewer.
const MAX_CHECKED_CHARACTERS = 48
// Loaded at first use: the lists of common passwords and words take 30 MB and a tenth of a second.
const loadEstimator = cacheOnce(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
})

interface ForWhom {
  email: string
  /** The field it was typed into. */
  path?: string
}

/** Rejects common passwords, and those made of the account's address or the restaurant's name and city. */
export async function rejectEasyPassword(
  db: Database,
  password: string,
  { email, path = 'password' }: ForWhom,
): Promise<void> {
  const estimator = await loadEstimator()
  const checked = Array.from(password.normalize('NFKC')).slice(0, MAX_CHECKED_CHARACTERS).join('')
  const { identity, address } = await readSettings(db)
  const place = [identity.name, identity.name.replace('&', 'and'), address.city, 'tiffin'].flatMap(wordsOf)
  const known = [...place, ...wordsOf(email), ...wordsOf(email.split('@', 1).join(''))]
  const { score } = estimator.check(checked, known)
  if (score >= MIN_SCORE && !isMadeOf(checked, known)) return
  throw new AppError('VALIDATION', EASY_PASSWORD, { issues: [{ path, message: EASY_PASSWORD }] })
}

// A year, or a digit that a form asked for.
const MOST_BESIDES = 4
const LEAST_WORD = 3

/** Whether hardly anything is left without these words, in any order and joined by anything. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const written = lettersOf(password)
  const rest = [...new Set(words.map(lettersOf))]
    .filter((word) => word.length >= LEAST_WORD)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), written)
  return rest !== written && rest.length <= MOST_BESIDES
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function wordsOf(text: string): string[] {
  const whole = text.toLowerCase()
  const words = whole.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join(''), words.join(' '), whole, whole.replaceAll(' ', '')]
}

export const BREACHED_PASSWORD =
  'This password is known from a data breach on another site. Choose a different one.'

/**
 * Rejects a password that is known from a data breach (ASVS 6.2.12). If that cannot be found out, it is accepted: nobody
 * should be unable to log in because another site is down. `path` is the field that it was typed into.
 */
export async function rejectBreachedPassword(
  { isBreached, log }: Pick<Context, 'isBreached' | 'log'>,
  password: string,
  path = 'password',
): Promise<void> {
  try {
    if (!(await isBreached(password))) return
  } catch (error) {
    log.warn({ err: error }, 'a new password could not be compared with those of data breaches')
    return
  }
  throw new AppError('VALIDATION', BREACHED_PASSWORD, { issues: [{ path, message: BREACHED_PASSWORD }] })
}
