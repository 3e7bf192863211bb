import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropEndedSession, tellSessionEnded } from '../../lib/notice-ended-session.ts'
import { markChecked } from '../../lib/session-check.ts'
import { tokenStore, userStore } from '../../lib/session.ts'
import { useStored } from '../../lib/stored.ts'
import { isPublicRead, trpc, type ApiClient } from '../../lib/trpc.ts'

/** Fetches who is signed in: on load, after login, and when another tab logs in (SPEC 4). */
export function useKeepUser() {
  const token = useStored(tokenStore)
  const { client } = trpc.useUtils()

  // The session lives in storage, and who it belongs to on the server.
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
      if (dropEndedSession(token)) tellSessionEnded({ path: 'auth.session', isRead: true })
    } else if (tokenStore.get() === token) userStore.set(user)
  } catch {
    // No answer changes nothing.
  } finally {
    markChecked(token)
  }
}

/** What the server told somebody is not shown to whoever signs in next. */
function useForgetAnswers() {
  const queryClient = useQueryClient()

  // Storage tells of the change before React shows it.
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
