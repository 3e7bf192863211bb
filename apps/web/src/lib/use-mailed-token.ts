import { useEffect, useState } from 'react'

/** The token of the mailed link that led here, or null. Browser only: it stands behind the hash, which no server sees. */
export function useMailedToken(): string | null {
  const [token] = useState(() => window.location.hash.slice(1) || null)

  // Out of the address, so that it stays neither in the history nor on a screen that is shared.
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [])

  return token
}
