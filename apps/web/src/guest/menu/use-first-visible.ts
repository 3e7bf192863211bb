import { useEffect, useState, type RefObject } from 'react'

/** The index of the first visible item in a strip that scrolls sideways. */
export function useFirstVisible(strip: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(0)

  // The guest scrolls the strip, not React.
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
