/** Which notifications are shown. Components only call `showToast`; `toast-stack.tsx` renders them. */
import { createStore, useShared } from '../lib/storage/stores.ts'

export interface Toast {
  message: string
  /** Successes disappear after 2 seconds, all others after 4 (SPEC 8), what can be undone after 10. */
  kind: 'success' | 'other'
  action?: { label: string; href: string } | { label: string; onPress: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

/** More would cover a phone; SPEC 8 allows up to 20. */
const MAX_TOASTS = 4

const toasts = createStore<readonly ShownToast[]>([])
let lastId = 0

/** Shows a notification at the edge of the screen. The oldest makes room for it. Returns its id. */
export function showToast(toast: Toast): number {
  lastId += 1
  toasts.set([...toasts.get(), { ...toast, id: lastId }].slice(-MAX_TOASTS))
  return lastId
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Presses the action of the newest notification that can be undone, for a key: reaching its button takes too long. */
export function undoNewest(): void {
  const newest = toasts.get().findLast(({ action }) => action !== undefined && 'onPress' in action)
  if (newest?.action === undefined || !('onPress' in newest.action)) return
  dismissToast(newest.id)
  newest.action.onPress()
}

export const useToasts = (): readonly ShownToast[] => useShared(toasts)
