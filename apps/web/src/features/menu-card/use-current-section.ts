import { useEffect, useState } from 'react'

// The band of the screen in which a reader's eyes are.
const READING_BAND = '-25% 0px -65%'

/** The section that is being read, by its slug. */
export function useCurrentSection(sections: readonly { slug: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const slugs = sections.map(({ slug }) => slug).join(' ')

  // The guest scrolls, not React.
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const slug of slugs.split(' ')) {
      const section = document.getElementById(slug)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [slugs])

  return current
}
