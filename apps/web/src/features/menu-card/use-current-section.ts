import { useEffect, useState } from 'react'

// The part of the screen that a reader is looking at.
const READING_BAND = '-25% 0px -65%'

/** The slug of the section being read. */
export function useCurrentSection(sections: readonly { slug: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const slugs = sections.map(({ slug }) => slug).join(' ')

  // The guest scrolls, not React.
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined
    const inBand = new Set<string>()
    const order = slugs.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        const read = order.find((slug) => inBand.has(slug))
        // Between two sections the previous one stays; above the first there is none.
        if (read !== undefined || isAbove(order[0])) setCurrent(read)
      },
      { rootMargin: READING_BAND },
    )
    for (const slug of order) {
      const section = document.getElementById(slug)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [slugs])

  return current
}

/** Whether the reader is still above that section. */
function isAbove(slug = '') {
  const top = document.getElementById(slug)?.getBoundingClientRect().top ?? 0
  return top > window.innerHeight / 4
}
