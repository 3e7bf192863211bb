const WITHIN_MS = 1000

/** Runs a task when the browser is idle, or soon. */
export function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: WITHIN_MS })
  else setTimeout(task, WITHIN_MS / 4)
}
