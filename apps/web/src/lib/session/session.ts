/** Who is signed in in this browser: a token and a user, each under its own key, the same in all tabs (SPEC 9). */
import type { Session, User } from '@tiffin/contract'
import { createLocalStorageStore, useStored } from '../storage/stores.ts'

export const tokenStore = createLocalStorageStore<string | null>({
  key: 'token',
  empty: null,
  parse: (raw) => (typeof raw === 'string' && raw !== '' ? raw : null),
})

export const userStore = createLocalStorageStore<User | null>({
  key: 'user',
  empty: null,
  parse: (raw) => (isUser(raw) ? raw : null),
})

/** The signed-in user, or null; always null on the server and during hydration. */
export function useUser(): User | null {
  const user = useStored(userStore)
  const token = useStored(tokenStore)
  return token === null ? null : user
}

export function saveSession({ token, user }: Session) {
  // The token last: when it can be read, the user is there too.
  userStore.set(user)
  tokenStore.set(token)
}

export function forgetSession() {
  tokenStore.set(null)
  userStore.set(null)
}

function isUser(raw: unknown): raw is User {
  if (typeof raw !== 'object' || raw === null) return false
  const { _id, name, email, role } = raw as Record<keyof User, unknown>
  return (
    [_id, name, email].every((part) => typeof part === 'string') && (role === 'customer' || role === 'admin')
  )
}
