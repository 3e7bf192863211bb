import { useEffect, useRef } from 'react'

/** For a field that is ahead of its value while the user types, and follows it otherwise. */
export function useFollowingField(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(value)

  // The field is uncontrolled.
  useEffect(() => {
    const field = ref.current
    // At first it has the value already, or what was typed before the page could react.
    if (followed.current === value) return
    followed.current = value
    if (field !== null && field !== document.activeElement) field.value = value
  }, [value])

  return ref
}
