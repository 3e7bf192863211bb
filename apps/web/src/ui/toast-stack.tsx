import { Link } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createStore, useShared } from '../lib/storage/stores.ts'
import { IconButton } from './button.tsx'
import { dismissToast, useToasts, type ShownToast, type Toast } from './toast.ts'
import classes from './toast-stack.module.css'

const SUCCESS_LIFETIME_MS = 2000
const OTHER_LIFETIME_MS = 4000
const UNDO_LIFETIME_MS = 10_000

/**
 * The notifications, the newest last. A modal dialog has a stack of its own, because nothing behind it can be pressed:
 * they are shown in the one that was mounted last.
 */
export function ToastStack({ isInDialog = false }: { isInDialog?: boolean }) {
  const toasts = useToasts()
  const isTop = useIsTopStack()
  return (
    <div className={isInDialog ? classes.row : classes.stack}>
      {isTop && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  )
}

const mounted = createStore<readonly object[]>([])

/** Whether the stack that calls it was mounted last. */
function useIsTopStack(): boolean {
  const [self] = useState(() => ({}))

  useEffect(() => {
    mounted.set([...mounted.get(), self])
    return () => mounted.set(mounted.get().filter((stack) => stack !== self))
  }, [self])

  return useShared(mounted).at(-1) === self
}

/** Waits to disappear for as long as it is pointed at or has the focus. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, message, kind, action } = toast
  const [isHeld, setIsHeld] = useState(false)
  const lifetimeMs = lifetimeOf(toast)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(dismissToast, lifetimeMs, id)
    return () => clearTimeout(timer)
  }, [id, isHeld, lifetimeMs])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are what is pressed
    <div
      role="alert"
      // A success waits for what a screen reader is saying.
      aria-live={kind === 'success' ? 'polite' : 'assertive'}
      className={classes.toast}
      data-kind={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={classes.message}>{message}</span>
      {action !== undefined && <ToastAction id={id} action={action} />}
      <IconButton label="Close" onClick={() => dismissToast(id)}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

function ToastAction({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  if ('href' in action) {
    return (
      <Link to={action.href} className={classes.action}>
        {action.label}
      </Link>
    )
  }

  function handleClick(onPress: () => void) {
    dismissToast(id)
    onPress()
  }

  return (
    <button type="button" className={classes.action} onClick={() => handleClick(action.onPress)}>
      {action.label}
    </button>
  )
}

function lifetimeOf({ kind, action }: Toast) {
  if (action !== undefined && 'onPress' in action) return UNDO_LIFETIME_MS
  return kind === 'success' ? SUCCESS_LIFETIME_MS : OTHER_LIFETIME_MS
}
