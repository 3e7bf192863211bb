import { restaurant } from '@tiffin/restaurant'
import { cacheOnce } from '../../platform/cache-once.ts'
import { Refusal } from '../../platform/refusal.ts'

export const EASY_PASSWORD = 'This password is too easy to guess. Use a longer one, or several words.'

// Below a million guesses, by zxcvbn's scale.
const MIN_SCORE = 2
// The effort grows faster than the length, and what is hard to guess is so within fewer.
const MAX_CHECKED_CHARACTERS = 48
const WORDS_OF_THIS_PLACE = [
  restaurant.brand,
  restaurant.brand.replace('&', 'and'),
  restaurant.address.city,
  'tiffin',
].flatMap(wordsOf)

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
  password: string,
  { email, path = 'password' }: ForWhom,
): Promise<void> {
  const estimator = await loadEstimator()
  const checked = Array.from(password.normalize('NFKC')).slice(0, MAX_CHECKED_CHARACTERS).join('')
  const { score } = estimator.check(checked, [
    ...WORDS_OF_THIS_PLACE,
    ...wordsOf(email),
    ...wordsOf(email.split('@', 1).join('')),
  ])
  if (score >= MIN_SCORE) return
  throw new Refusal('VALIDATION', EASY_PASSWORD, { issues: [{ path, message: EASY_PASSWORD }] })
}

function wordsOf(text: string): string[] {
  const whole = text.toLowerCase()
  const words = whole.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join(''), words.join(' '), whole, whole.replaceAll(' ', '')]
}
