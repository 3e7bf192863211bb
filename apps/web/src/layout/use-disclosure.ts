import { useEffect, useRef } from 'react'

/** A `details` element as a menu: it closes when the guest leaves it or the page, or on Escape, returning the focus. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)

  // Only the document receives all clicks, keys and focus changes.
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return
      shut(ref.current)
      ref.current.querySelector('summary')?.focus()
    }
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) shut(ref.current)
    }
    const events = [
      ['focusin', handleElsewhere],
      ['pointerdown', handleElsewhere],
      ['keydown', handleKeyDown],
    ] as const
    const handleBack = () => shut(ref.current)
    for (const [name, handle] of events) document.addEventListener(name, handle as EventListener)
    window.addEventListener('popstate', handleBack)
    return () => {
      window.removeEventListener('popstate', handleBack)
      for (const [name, handle] of events) document.removeEventListener(name, handle as EventListener)
    }
  }, [])

  return { ref, close: () => shut(ref.current) }
}

function shut(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}
