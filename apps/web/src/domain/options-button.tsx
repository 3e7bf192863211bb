import { useEffect, useRef } from 'react'
import { LinkButton } from '../ui/link-button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface OptionsButtonProps {
  /** The dish. */
  title: string
  /** They have just been changed, which made another line of it: the keyboard continues here. */
  isChanged: boolean
  onPress: () => void
}

/** Opens what is chosen for a line. */
export function OptionsButton({ title, isChanged, onPress }: OptionsButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChanged) button.current?.focus()
  }, [isChanged])

  return (
    <LinkButton ref={button} aria-haspopup="dialog" onClick={onPress}>
      Change options <VisuallyHidden>of {title}</VisuallyHidden>
    </LinkButton>
  )
}
