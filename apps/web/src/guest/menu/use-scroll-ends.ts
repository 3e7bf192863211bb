import { useEffect, useState, type RefObject } from 'react'

/** Whether a row that scrolls sideways has reached its end, on either side. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  // Both scrolling and a new screen width change the answer.
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const measure = () => setEnds((last) => sameOr(last, endsOf(element)))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [row])

  return ends
}

interface ScrollEnds {
  isAtStart: boolean
  isAtEnd: boolean
}

// Browsers stop fractions of a pixel before the end.
const SLACK_PX = 2

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEnds {
  return { isAtStart: scrollLeft <= SLACK_PX, isAtEnd: scrollLeft + clientWidth >= scrollWidth - SLACK_PX }
}

const sameOr = (last: ScrollEnds, next: ScrollEnds) =>
  last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd ? last : next
