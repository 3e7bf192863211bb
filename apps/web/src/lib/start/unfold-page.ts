const AT_ONCE = 3

// The same as in layout/guest/page-shell.module.css and guest/menu/product-grid.module.css. Reading the computed style of
// skipped content would force its layout.
const FOLDED = [
  'main > section:nth-of-type(n + 3)',
  'main > [data-kept] > section:nth-of-type(n + 3)',
  'main > * ~ [data-kept] > section',
  'main [data-folds] > li',
].join()

/**
 * Lays out the rest of the server-rendered page in small steps while the browser is idle: laying it all out in one go
 * would make a small phone miss its first tap. Until then `content-visibility` skips it, unless the user scrolls near.
 * Content that is rendered later is laid out as usual. Returns how to stop.
 */
export function unfoldPage(): () => void {
  let folded: HTMLElement[] = []
  let cancel = whenIdle(() => {
    folded = Array.from(document.querySelectorAll<HTMLElement>(FOLDED))
    unfoldNext()
  })
  function unfoldNext() {
    if (folded.length === 0) {
      document.documentElement.dataset['unfolded'] = ''
      return
    }
    for (const element of folded.splice(0, AT_ONCE)) element.style.contentVisibility = 'visible'
    cancel = whenIdle(unfoldNext)
  }
  return () => cancel()
}

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
