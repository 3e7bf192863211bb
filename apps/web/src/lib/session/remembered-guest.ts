/** Whom this device remembers, if they want it: who picks up, and what they ordered last. */
import type { CartItem } from '@tiffin/contract'
import { REMEMBERED_KEY } from './forget-person.ts'
import { isStoredLine, createLocalStorageStore } from '../storage/stores.ts'
import { createSessionValue } from '../storage/session-value.ts'

export interface RememberedGuest {
  name: string
  email: string
  phone: string
  /** The lines of their last order, at its prices. */
  items: readonly CartItem[]
  /** Its note was about an allergy; the note itself is not kept. */
  hadAllergy?: boolean | undefined
}

export const rememberedGuest = createLocalStorageStore<RememberedGuest | null>({
  key: REMEMBERED_KEY,
  empty: null,
  parse(raw) {
    const { name, email, phone, items, hadAllergy } = (raw ?? {}) as Record<string, unknown>
    if (typeof name !== 'string' || typeof email !== 'string' || typeof phone !== 'string') return null
    return {
      name,
      email,
      phone,
      items: Array.isArray(items) ? items.filter(isStoredLine) : [],
      hadAllergy: hadAllergy === true || undefined,
    }
  },
})

/** What the guest said about it in this tab; null until they do. */
export const wantsToBeRemembered = createSessionValue<boolean>({
  key: 'wants-to-be-remembered',
  isValid: (raw) => typeof raw === 'boolean',
})

export function forgetGuest() {
  rememberedGuest.set(null)
  wantsToBeRemembered.set(null)
}
