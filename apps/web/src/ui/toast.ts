export interface Toast {
  message: string
  /** Successes disappear after 2 seconds, all others after 4 (SPEC 8), what can be undone after 10. */
  kind: 'success' | 'other'
  action?: { label: string; href: string } | { label: string; onPress: () => void }
}

let announce: () => void

/** Resolves when a toast is first requested. */
export const firstToast = new Promise<void>((resolve) => {
  announce = resolve
})

/** Shows a notification at the edge of the screen. The code that renders it loads when it is first needed. */
export async function showToast(toast: Toast): Promise<void> {
  announce()
  // If it fails to load, nothing can be shown; anything that a guest must know is on the page too.
  const stack = await import('./toast-stack.tsx').catch(() => null)
  stack?.pushToast(toast)
}
