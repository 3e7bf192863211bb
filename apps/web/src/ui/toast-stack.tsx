/** Renders toasts with Mantine's notifications. Loaded after the page: import `showToast`, not this. */
import { Link } from '@tanstack/react-router'
import { Notifications, notifications } from '@mantine/notifications'
import { MantineScope } from './mantine-scope.tsx'
import type { Toast } from './toast.ts'
import './toast-stack.css'
import classes from './toast-stack.module.css'

const SUCCESS_LIFETIME_MS = 2000
const OTHER_LIFETIME_MS = 4000
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
  notifications.show({
    message: (
      <span className={classes.message}>
        {message}
        {action !== undefined && <Link to={action.href}>{action.label}</Link>}
      </span>
    ),
    autoClose: kind === 'success' ? SUCCESS_LIFETIME_MS : OTHER_LIFETIME_MS,
    color: kind === 'success' ? 'leaf' : 'saffron',
    closeButtonProps: { 'aria-label': 'Close' },
    classNames: { closeButton: classes.close },
  })
}
