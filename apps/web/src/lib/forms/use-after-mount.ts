import { useLayoutEffect, useRef, useState, useEffect, type RefObject } from 'react'

/**
 * For what appears because its user has asked for it, or because it is all that is missing. At once: a phone opens its
 * keyboard only while it handles the press.
 */
export function useFocusOnMount<Element extends HTMLElement = HTMLInputElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return place
}

/** True once the condition has been true. */
export function useLatched(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return hasBeen || condition
}

/**
 * Closed on the first render, even if it should be open: Mantine's overlays record where the focus was when they
 * change from closed to open, and one that starts open would return the focus to nothing.
 */
export function useOpenAfterMount(isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(isOpen))
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return isShown
}
