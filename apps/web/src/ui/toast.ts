export interface Toast {
  message: string
  /** Successes leave after 2 seconds, all others after 4 (SPEC 8). */
  kind: 'success' | 'other'
  action?: { label: string; href: string }
}

let announce: () => void

/** Settles when a toast is first asked for. */
export const firstToast = new Promise<void>((resolve) => {
  announce = resolve
})

/** Shows a note at the edge of the screen. The part that draws it is loaded when it is first needed. */
export async function showToast(toast: Toast): Promise<void> {
  announce()
  // Where it cannot be loaded, nothing can be shown; what a guest must know stands in the page too.
  const stack = await import('./toast-stack.tsx').catch(() => null)
  stack?.pushToast(toast)
}
