import { useEffect, useState, type RefObject } from 'react'

/** The place of the item at which a strip that slides sideways stands. */
export function useFirstVisible(strip: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(0)

  // The guest slides the strip, not React.
  useEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    const handleScroll = () => setPlace(placeIn(element))
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => element.removeEventListener('scroll', handleScroll)
  }, [strip])

  return place
}

function placeIn({ scrollLeft, children: [first, second] }: HTMLElement) {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft))
}
