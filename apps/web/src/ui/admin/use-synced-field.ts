import { useEffect, useRef } from 'react'

/**
 * For a field that is ahead of its value while the user types, and follows it otherwise. Unlike the one of the guests' menu,
 * its value may also change elsewhere while it has the focus.
 */
export function useSyncedField(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  /** What has been typed and is not the value yet. */
  const typed = useRef<string[]>([])

  useEffect(() => {
    const field = ref.current
    field?.addEventListener('input', () => typed.current.push(field.value.trim()))
  }, [])

  // The field is uncontrolled.
  useEffect(() => {
    const field = ref.current
    // At first it has the value already, or what was typed before the page could react.
    if (followed.current === value) return
    followed.current = value
    const place = typed.current.indexOf(value)
    typed.current.splice(0, place + 1)
    // It comes from elsewhere: from "back", or a key that clears the search.
    if (field !== null && place < 0) field.value = value
  }, [value])

  return ref
}
