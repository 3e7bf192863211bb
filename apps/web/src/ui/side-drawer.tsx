import { IconX } from '@tabler/icons-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type TransitionEvent,
} from 'react'
import { IconButton } from './button.tsx'
import classes from './side-drawer.module.css'
import { ToastStack } from './toast-stack.tsx'
import { trapFocus } from './trap-focus.ts'

interface SideDrawerProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A panel from the right edge. As a modal dialog it keeps the focus, and gives it back when it is closed. */
export function SideDrawer({ title, isOpen, onClose, children }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Until it has slid away it still shows what it contains.
  const [isFilled, setIsFilled] = useState(isOpen)
  if (isOpen && !isFilled) setIsFilled(true)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else if (dialog.current?.open) dialog.current.close()
  }, [isOpen])

  function handleClick({ target, currentTarget }: MouseEvent) {
    // Its content fills it: the dialog itself is only hit through the backdrop.
    if (target === currentTarget) onClose()
  }

  function handleTransitionEnd({ target, currentTarget }: TransitionEvent) {
    if (target === currentTarget && !isOpen) setIsFilled(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- with the keyboard, Escape does the same
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={handleClick}
      onKeyDown={trapFocus}
      onTransitionEnd={handleTransitionEnd}
    >
      {isFilled && (
        <div className={classes.frame}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <IconX aria-hidden />
            </IconButton>
          </div>
          <div className={classes.content}>{children}</div>
          {isOpen && <ToastStack isInDialog />}
        </div>
      )}
    </dialog>
  )
}
