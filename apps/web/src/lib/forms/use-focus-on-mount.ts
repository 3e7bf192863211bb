import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For what appears because its user has asked for it, or because it is all that is missing. At once: a phone opens its
 * keyboard only while it handles the press.
 */
export function useFocusOnMount<Element extends HTMLElement = HTMLInputElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return place
}
