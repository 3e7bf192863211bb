import { useEffect, useState } from 'react'

/**
 * Closed on the first render, whatever is wanted: Mantine's overlays notice where the focus comes from when they
 * change from closed to open, and one that is born open would give it back to nobody.
 */
export function useOpensAfterMount(isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(isOpen))
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return isShown
}
