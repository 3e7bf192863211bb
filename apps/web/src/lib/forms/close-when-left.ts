/**
 * Makes a `details` element a menu: it closes when the guest leaves it or the page, or on Escape, which returns the
 * focus. Returns how to stop.
 */
export function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const listening = new AbortController()
  const close = () => void (details.open = false)

  const handleElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) close()
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    close()
    details.querySelector('summary')?.focus()
  }

  // Only the document receives all clicks, keys and focus changes.
  document.addEventListener('focusin', handleElsewhere, listening)
  document.addEventListener('pointerdown', handleElsewhere, listening)
  document.addEventListener('keydown', handleKeyDown, listening)
  window.addEventListener('popstate', close, listening)
  return () => listening.abort()
}
