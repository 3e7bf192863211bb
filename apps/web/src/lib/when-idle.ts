const WITHIN_MS = 1000

/** Does something when the browser has nothing better to do, or soon. */
export function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: WITHIN_MS })
  else setTimeout(task, WITHIN_MS / 4)
}
