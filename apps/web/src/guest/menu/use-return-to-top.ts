import { useEffect, useRef, type RefObject } from 'react'
import type { MenuSearch } from './menu-search.ts'
import { scrollBehavior } from './scroll-behavior.ts'

/** Scrolls to the first dishes when other dishes are requested. */
export function useReturnToTop(
  dishes: RefObject<HTMLElement | null>,
  { category, q, sort, page, diet, without }: MenuSearch,
) {
  const requested = `${category} ${q} ${sort} ${page} ${diet} ${without}`
  const lastRequested = useRef(requested)

  // The address changes through links, typing and the browser's own buttons.
  useEffect(() => {
    if (lastRequested.current === requested) return
    lastRequested.current = requested
    const element = dishes.current
    if (element !== null && !isNearTop(element)) element.scrollIntoView({ behavior: scrollBehavior() })
  }, [requested, dishes])
}

function isNearTop(element: HTMLElement) {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top <= window.innerHeight / 2
}
