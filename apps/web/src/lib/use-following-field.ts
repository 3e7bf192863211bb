import { useEffect, useRef } from 'react'

/** For a field that is ahead of its value while somebody types in it, and follows it otherwise. */
export function useFollowingField(value: string) {
  const ref = useRef<HTMLInputElement>(null)

  // What stands in the field is the document's.
  useEffect(() => {
    const field = ref.current
    if (field !== null && field !== document.activeElement) field.value = value
  }, [value])

  return ref
}
