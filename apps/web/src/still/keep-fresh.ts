const FRESH_FOR_MS = 10 * 60_000

/** A page that somebody comes back to after a while is loaded again: it may be about yesterday. */
export function keepFresh(): void {
  const loadedAt = Date.now()
  const look = () => {
    const isOld = Date.now() - loadedAt > FRESH_FOR_MS
    // An address half typed would be lost.
    const isTyping = document.querySelector<HTMLInputElement>('[name=email]')?.value !== ''
    if (!document.hidden && isOld && !isTyping && navigator.onLine) location.reload()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}
