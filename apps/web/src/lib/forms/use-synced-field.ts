import { useEffect, useRef } from 'react'

/**
 * For an uncontrolled field that is ahead of its value while the user types, and follows it otherwise: the value may also
 * change elsewhere, by "back" or a key that clears the search.
 */
export function useSyncedField(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  /** What has been typed and is not the value yet. */
  const typed = useRef<string[]>([])

  useEffect(() => {
    const field = ref.current
    function handleInput({ currentTarget }: Event) {
      const text = (currentTarget as HTMLInputElement).value.trim()
      // What was typed and removed again never becomes the value.
      typed.current = text === followed.current ? [] : [...typed.current, text]
    }
    field?.addEventListener('input', handleInput)
    return () => field?.removeEventListener('input', handleInput)
  }, [])

  useEffect(() => {
    const field = ref.current
    // At first it has the value already, or what was typed before the page could react.
    if (followed.current === value) return
    followed.current = value
    const place = typed.current.indexOf(value)
    typed.current = place < 0 ? [] : typed.current.slice(place + 1)
    if (field !== null && typed.current.length === 0 && field.value.trim() !== value) field.value = value
  }, [value])

  return ref
}
