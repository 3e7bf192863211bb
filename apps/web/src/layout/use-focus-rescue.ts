import { useEffect } from 'react'

/**
 * When what has the focus disappears with the press – a row that was deleted, a button that made room for another – the
 * focus goes to the nearest piece of the page around it that is still there; and back to a button that was only
 * disabled while it was busy. Without it the keyboard would begin at the top of the page again.
 */
export function useFocusRescue() {
  useEffect(() => {
    let last: HTMLElement | null = null
    // The last one of the page itself, not of a dialog over it, and what it stands in from the inside out.
    let trail: HTMLElement[] = []
    const done = new AbortController()

    function handleFocusIn({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return
      last = target
      if (target.closest('#content') !== null) trail = [...ancestorsOf(target)]
    }

    function handleFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget !== null) return
      // Known only once the page has changed: was it left, or taken away?
      queueMicrotask(() => {
        if (!isFocusLost() || !last?.isConnected || last.matches(':disabled')) return
        last = null
        trail = []
      })
    }

    function handleChange() {
      if (last === null || !isFocusLost()) return
      if (last.isConnected) {
        if (!last.matches(':disabled')) last.focus({ preventScroll: true })
        return
      }
      if (document.querySelector('[aria-modal="true"]') !== null) return
      const around = trail.find((each) => each.isConnected) ?? document.getElementById('content')
      last = null
      trail = []
      if (around !== null) focusRegion(around)
    }

    const observer = new MutationObserver(handleChange)
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

function* ancestorsOf(element: HTMLElement) {
  for (
    let each: HTMLElement | null = element;
    each !== null && each.id !== 'content';
    each = each.parentElement
  )
    yield each
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusRegion(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
