import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropEndedSession, reportSessionEnded } from '../../lib/session/notice-ended-session.ts'
import { markChecked } from '../../lib/session/session-check.ts'
import { tokenStore, userStore } from '../../lib/session/session.ts'
import { useStored } from '../../lib/storage/stores.ts'
import { isPublicRead, useTRPCClient, type ApiClient } from '../../lib/api/trpc.ts'

/** Fetches who is signed in: on load, after login, and when another tab logs in (SPEC 4). */
export function useSyncUser() {
  const token = useStored(tokenStore)
  const client = useTRPCClient()

  // The session is in storage, and its user is on the server.
  useEffect(() => {
    const asking = new AbortController()
    if (token !== null) void refreshUser(client, token, asking.signal)
    return () => asking.abort()
  }, [client, token])

  useForgetAnswers()
}

async function refreshUser(client: ApiClient, token: string, signal: AbortSignal) {
  try {
    const user = await client.auth.session.query(undefined, { signal })
    if (user === null) {
      if (dropEndedSession(token)) reportSessionEnded({ path: 'auth.session', isRead: true })
    } else if (tokenStore.get() === token) userStore.set(user)
  } catch {
    // Without a response nothing changes.
  } finally {
    markChecked(token)
  }
}

/** One user's cached data must not be shown to the next. */
function useForgetAnswers() {
  const queryClient = useQueryClient()

  // Storage reports the change before React renders it.
  useEffect(() => {
    let lastToken = tokenStore.get()
    return tokenStore.subscribe(() => {
      const token = tokenStore.get()
      if (token === lastToken) return
      lastToken = token
      queryClient.removeQueries({
        predicate: ({ queryKey: [path] }) => !isPublicRead([path].flat().join('.')),
      })
    })
  }, [queryClient])
}
