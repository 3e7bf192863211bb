import { useEffect, useRef } from 'react'

/** A `details` element that behaves like a menu: it closes on Escape, giving the focus back, and when the guest goes elsewhere. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)

  // Where the guest clicks, types and tabs is known to the document only.
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
    for (const [name, handle] of events) document.addEventListener(name, handle as EventListener)
    return () => {
      for (const [name, handle] of events) document.removeEventListener(name, handle as EventListener)
    }
  }, [])

  return { ref, close: () => shut(ref.current) }
}

function shut(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}
