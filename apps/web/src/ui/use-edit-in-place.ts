import { useEffect, useRef, useState } from 'react'

/**
 * For a piece whose form stands in its own place. The form begins with the version that is there then, and the focus
 * comes back to the button that opened it: put `actions` around that.
 */
export function useEditInPlace<Version>(current: Version) {
  const [edited, setEdited] = useState<Version | null>(null)
  const actions = useRef<HTMLDivElement>(null)
  const wasEdited = useRef(false)
  const isEdited = edited !== null

  // The button that closed the form is gone with it.
  useEffect(() => {
    if (wasEdited.current && !isEdited) actions.current?.querySelector('button')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  return { edited, actions, begin: () => setEdited(current), end: () => setEdited(null) }
}
