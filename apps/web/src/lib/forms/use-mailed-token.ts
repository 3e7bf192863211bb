import { useEffect, useState } from 'react'

/** The token of the link, or null. Browser only: it is in the hash, which is not sent to the server. */
export function useMailedToken(): string | null {
  const [token] = useState(() => window.location.hash.slice(1) || null)

  // Removed from the address, so that it is neither in the history nor visible on a shared screen.
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [])

  return token
}
