import type { KeyboardEvent } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/** For a dialog's `onKeyDown`: from its last element the browser lets Tab move on to its own toolbar; here it cycles. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  other?.focus()
}

/** Moves a row that scrolls sideways by two of its cards. */
export function slideCards(row: HTMLElement, direction: 1 | -1): void {
  const cardWidth = row.firstElementChild?.clientWidth ?? 0
  row.scrollBy({ left: direction * 2 * cardWidth })
}
