const WITHIN_MS = 1000

/** Runs a task when the browser is idle, or soon. Returns how to cancel it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, { timeout: WITHIN_MS })
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task, WITHIN_MS / 4)
  return () => clearTimeout(timer)
}
