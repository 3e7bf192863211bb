import { useEffect, useRef } from 'react'
import { closeWhenLeft } from '../../lib/forms/close-when-left.ts'

/** A `details` element as a menu: it closes when the guest leaves it or the page, or on Escape, returning the focus. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)

  // Only the document receives all clicks, keys and focus changes.
  useEffect(() => (ref.current ? closeWhenLeft(ref.current) : undefined), [])

  function close() {
    if (ref.current) ref.current.open = false
  }

  return { ref, close }
}
