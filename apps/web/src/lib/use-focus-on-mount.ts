import { useEffect, useRef, type RefObject } from 'react'

/** For a field that appears because its user has asked for it, or because it is all that is missing. */
export function useFocusOnMount(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
