import { useEffect, useState } from 'react'

/** The key of the link that led here, or null. Browser only: it is in the hash, which is not sent to the server. */
export function useUrlKey(): string | null {
  const [key] = useState(() => window.location.hash.slice(1) || null)

  // Removed from the address, so that it is neither in the history nor visible on a shared screen.
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [])

  return key
}
