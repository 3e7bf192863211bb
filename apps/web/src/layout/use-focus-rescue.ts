import { useEffect } from 'react'

/**
 * When what has the focus disappears with the press – a row that was deleted, a button that made room for another – the
 * focus goes to the nearest piece of the page around it that is still there; and back to a button that was only
 * disabled while it was busy. Without it the keyboard would begin at the top of the page again.
 */
export function useFocusRescue() {
  useEffect(() => {
    // The focused element of the page, and what it stands in from the inside out.
    let trail: HTMLElement[] = []
    const done = new AbortController()

    function handleFocusIn({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || target.closest('#content') === null) return
      trail = []
      for (
        let each: HTMLElement | null = target;
        each !== null && each.id !== 'content';
        each = each.parentElement
      )
        trail.push(each)
    }

    function handleFocusOut() {
      // Known only once the page has changed: was it left, or taken away?
      queueMicrotask(() => {
        const [last] = trail
        if (isFocusLost() && last?.isConnected && !last.matches(':disabled')) trail = []
      })
    }

    const observer = new MutationObserver(() => {
      if (trail.length === 0 || !isFocusLost()) return
      const [last] = trail
      if (last?.isConnected) {
        if (!last.matches(':disabled')) last.focus({ preventScroll: true })
        return
      }
      const around = trail.find((each) => each.isConnected) ?? document.getElementById('content')
      trail = []
      if (around !== null) focusRegion(around)
    })

    document.addEventListener('focusin', handleFocusIn, { signal: done.signal })
    document.addEventListener('focusout', handleFocusOut, { signal: done.signal })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    return () => {
      done.abort()
      observer.disconnect()
    }
  }, [])
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusRegion(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
