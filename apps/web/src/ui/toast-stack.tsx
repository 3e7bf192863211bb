/** Renders toasts with Mantine's notifications. Loaded after the page: import `showToast`, not this. */
import { Link } from '@tanstack/react-router'
import { Notifications, notifications } from '@mantine/notifications'
import { MantineScope } from './mantine-scope.tsx'
import type { Toast } from './toast.ts'
import './toast-stack.css'
import classes from './toast-stack.module.css'

const SUCCESS_LIFETIME_MS = 2000
const OTHER_LIFETIME_MS = 4000
const UNDO_LIFETIME_MS = 10_000
const MAX_TOASTS = 20

export function ToastStack() {
  return (
    <MantineScope>
      <Notifications
        position="bottom-center"
        limit={MAX_TOASTS}
        zIndex={400}
        classNames={{ root: classes.stack, notification: classes.toast }}
      />
    </MantineScope>
  )
}

export function pushToast({ message, kind, action }: Toast) {
  const canAct = action !== undefined && 'onPress' in action

  function act() {
    notifications.hide(id)
    if (canAct) action.onPress()
  }

  const id = notifications.show({
    message: (
      <span className={classes.message}>
        {message}
        {action !== undefined &&
          ('href' in action ? (
            <Link to={action.href}>{action.label}</Link>
          ) : (
            <button type="button" onClick={act}>
              {action.label}
            </button>
          ))}
      </span>
    ),
    autoClose: canAct ? UNDO_LIFETIME_MS : kind === 'success' ? SUCCESS_LIFETIME_MS : OTHER_LIFETIME_MS,
    color: kind === 'success' ? 'leaf' : 'saffron',
    closeButtonProps: { 'aria-label': 'Close' },
    classNames: { closeButton: classes.close },
  })
}
