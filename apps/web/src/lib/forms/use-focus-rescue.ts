import { useEffect } from 'react'

/**
 * When the focused element disappears with the press – a deleted row, a button that gave way to another – the focus moves
 * to the nearest element around it that is still there: in the open dialog or, once that has closed, in what was beneath
 * it. A button that was only disabled while busy, or was moved with its row, gets the focus back. Otherwise the keyboard would start at the top again.
 */
export function useFocusRescue() {
  useEffect(() => {
    let last: HTMLElement | null = null
    // For the moment in which the page changes: an element that is moved loses the focus as if the user had left it.
    let left: HTMLElement | null = null
    // Where the focus was last, from the inside out: in the dialog on top, in those beneath it, in the page.
    let trails: HTMLElement[][] = []
    const done = new AbortController()

    function handleFocusIn({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return
      last = target
      const trail = ancestorsOf(target)
      trails = [trail, ...trails.filter((each) => each.at(-1)?.isConnected && each.at(-1) !== trail.at(-1))]
    }

    // While it is on its way nothing has the focus: what closes behind it must not take it back. Heard before React is.
    function handleMove({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement) last = relatedTarget
    }

    function handleFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget !== null) return
      // Known only once the page has changed: did the user leave it, or was it removed?
      queueMicrotask(() => {
        if (!isFocusLost() || !last?.isConnected || last.matches(':disabled')) return
        left = last
        last = null
        queueMicrotask(() => (left = null))
      })
    }

    function handleChange(changes: MutationRecord[]) {
      if (left !== null && isFocusLost() && changes.some(({ removedNodes }) => isIn(left, removedNodes))) {
        left.focus()
        return
      }
      if (last === null || !isFocusLost()) return
      if (last.isConnected) {
        if (!last.matches(':disabled')) last.focus({ preventScroll: true })
        return
      }
      const around = trails.flat().find(canTakeFocus) ?? document.getElementById('content') ?? undefined
      const openDialog = [...document.querySelectorAll(DIALOG)].at(-1)
      // A dialog that is opening takes the focus by itself.
      if (openDialog !== undefined && around !== undefined && !openDialog.contains(around)) return
      last = null
      if (around !== undefined) focusRegion(around)
    }

    const observer = new MutationObserver(handleChange)
    document.addEventListener('focusin', handleFocusIn, { signal: done.signal })
    document.addEventListener('focusout', handleMove, { signal: done.signal, capture: true })
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

const DIALOG = '[aria-modal="true"]'

// Menus and toasts are in portals of their own: what is left there is no useful place to continue from.
const canTakeFocus = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest(`#content, header, nav, ${DIALOG}`) !== null

/** The element and its ancestors, up to its dialog or the page's content. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  const isOutermost = element.matches(`${DIALOG}, #content`) || parentElement === document.body
  return parentElement === null || isOutermost ? [element] : [element, ...ancestorsOf(parentElement)]
}

const isIn = (element: HTMLElement | null, nodes: NodeList) =>
  [...nodes].some((node) => node.contains(element))

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusRegion(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // Only where the keyboard continues: a ring says that something can be pressed.
    element.style.outlineStyle = 'none'
    element.addEventListener('blur', () => release(element), { once: true })
  }
  element.focus({ preventScroll: true })
}

function release(element: HTMLElement) {
  element.removeAttribute('tabindex')
  element.style.outlineStyle = ''
}
