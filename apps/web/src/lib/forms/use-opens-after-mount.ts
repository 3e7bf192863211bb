import { useEffect, useState } from 'react'

/**
 * Closed on the first render, even if it should be open: Mantine's overlays record where the focus was when they
 * change from closed to open, and one that starts open would return the focus to nothing.
 */
export function useOpensAfterMount(isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(isOpen))
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return isShown
}
