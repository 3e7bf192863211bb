import { Drawer } from '@mantine/core'
import { useState, type ReactNode } from 'react'

interface FormDrawerProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form beside the list it belongs to. Neither a click beside it nor Escape loses what was typed. */
export function FormDrawer({ isOpen, title, onClose, children }: FormDrawerProps) {
  const [isTouched, setIsTouched] = useState(false)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={!isTouched}
      onExitTransitionEnd={() => setIsTouched(false)}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div onInput={() => setIsTouched(true)}>{children}</div>
    </Drawer>
  )
}
