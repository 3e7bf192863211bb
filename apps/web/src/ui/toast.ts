export interface Toast {
  message: string
  /** Successes leave after 2 seconds, all others after 4 (SPEC 8). */
  kind: 'success' | 'other'
  action?: { label: string; href: string }
}

/** Shows a note at the edge of the screen. The part that draws it is loaded after the page, or now. */
export async function showToast(toast: Toast): Promise<void> {
  const { pushToast } = await import('./toast-stack.tsx')
  pushToast(toast)
}
