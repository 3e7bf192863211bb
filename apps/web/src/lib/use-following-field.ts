import { useEffect, useRef } from 'react'

/** For a field that is ahead of its value while the user types, and follows it otherwise. */
export function useFollowingField(value: string) {
  const ref = useRef<HTMLInputElement>(null)

  // The field is uncontrolled.
  useEffect(() => {
    const field = ref.current
    if (field !== null && field !== document.activeElement) field.value = value
  }, [value])

  return ref
}
