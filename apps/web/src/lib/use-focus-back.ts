import { useEffect, useRef, type RefObject } from 'react'

/** For what opens in its own place: when it has closed, the focus goes back to the place's first button. */
export function useFocusBack<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}
