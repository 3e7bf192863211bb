import { useEffect, useRef, type RefObject } from 'react'

/** For what appears because its user has asked for it, or because it is all that is missing. */
export function useFocusOnMount<Element extends HTMLElement = HTMLInputElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
