/** One idempotency key for each content of an order: however often it is sent, and from how many tabs, it becomes one order. */
import { createStored } from '../../lib/stored.ts'
import { digestText } from './digest-text.ts'

interface Round {
  /** What the keys have in common until the order is placed. */
  seed: string
  openedAt: number
}

// Whoever comes back after hours and sends the same dishes wants another meal.
const FORGOTTEN_AFTER_MS = 3 * 60 * 60 * 1000

// Outlives a reload: a guest whose answer was lost may well reload before trying again.
const storedRound = createStored<Round | null>({ key: 'checkout-attempt', empty: null, parse: parseRound })

/** Agrees on a seed before anybody can press: two tabs in which the guest orders at once could not agree any more. */
export function prepareAttempts() {
  const round = storedRound.get()
  const openedAt = Date.now()
  if (round === null || openedAt - round.openedAt > FORGOTTEN_AFTER_MS) beginRound()
  else storedRound.set({ ...round, openedAt })
}

/** The same key for the same content, until the attempt is forgotten. */
export function keyOfAttempt(content: string): string {
  const { seed } = storedRound.get() ?? beginRound()
  return seed + digestText(content)
}

/** The order is made: the same dishes once more are another order. */
export const forgetAttempt = () => void beginRound()

function beginRound(): Round {
  const round = { seed: newSeed(), openedAt: Date.now() }
  storedRound.set(round)
  return round
}

// crypto.randomUUID exists on https and localhost only; a demo on the restaurant's own network has neither.
function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function parseRound(raw: unknown): Round | null {
  const { seed, openedAt } = (raw ?? {}) as Record<string, unknown>
  const isRound = typeof seed === 'string' && /^[\da-f]{32}$/.test(seed) && typeof openedAt === 'number'
  return isRound ? { seed, openedAt } : null
}
