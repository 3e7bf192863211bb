/** One idempotency key per content of a form: however often it is sent, from however many tabs, it arrives once. */
import { createLocalStorageStore } from '../storage/stores.ts'

interface Round {
  /** Shared by all keys until the form has arrived. */
  seed: string
  openedAt: number
}

export interface Attempts {
  /** Chooses a seed early: two tabs that send at the same time could no longer agree on one. */
  prepare(): void
  /** The same key for the same content, until the attempt is forgotten. */
  keyOf(content: string): string
  /** Call it once the form has arrived: the same content again is a new attempt. */
  forget(): void
}

// Sending the same content again after hours is intended.
const FORGOTTEN_AFTER_MS = 3 * 60 * 60 * 1000

export function createAttempts(storageKey: string): Attempts {
  // Survives a reload: a guest whose response was lost may well reload before trying again.
  const storedRound = createLocalStorageStore<Round | null>({
    key: storageKey,
    empty: null,
    parse: parseRound,
  })

  function begin() {
    const round = { seed: newSeed(), openedAt: Date.now() }
    storedRound.set(round)
    return round
  }

  return {
    prepare() {
      const round = storedRound.get()
      const openedAt = Date.now()
      if (round === null || openedAt - round.openedAt > FORGOTTEN_AFTER_MS) begin()
      else storedRound.set({ ...round, openedAt })
    },
    keyOf(content) {
      const { seed } = storedRound.get() ?? begin()
      return seed + digestText(content)
    },
    forget: () => void begin(),
  }
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

/**
 * A digest of a text in sixteen hexadecimal digits. It distinguishes texts but hides nothing: crypto.subtle could do
 * both, but exists on https and localhost only, and a demo on the restaurant's own network has neither.
 */
export function digestText(text: string): string {
  let left = 0xdeadbeef
  let right = 0x41c6ce57
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place)
    left = Math.imul(left ^ unit, 0x9e3779b1)
    right = Math.imul(right ^ unit, 0x5f356495)
  }
  return toHex(scatter(left, right)) + toHex(scatter(right, left))
}

/** Makes every bit of both halves affect both. */
function scatter(half: number, other: number) {
  const mixed = Math.imul(half ^ (half >>> 16), 0x85ebca6b)
  return mixed ^ (mixed >>> 13) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
}

const toHex = (half: number) => (half >>> 0).toString(16).padStart(8, '0')
