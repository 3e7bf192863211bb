import { menuCopy } from '@tiffin/restaurant'
import { useEffect, useRef, useState } from 'react'
import { followSections, slideTo } from './follow-sections.ts'
import classes from './menu-nav.module.css'

interface MenuNavProps {
  sections: readonly { slug: string; heading: string }[]
}

/** Links to the page's sections: a column beside the menu, or a row at the bottom of a phone. */
export function MenuNav({ sections }: MenuNavProps) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const slugs = sections.map(({ slug }) => slug).join(' ')

  // The guest scrolls, not React.
  useEffect(() => followSections(slugs.split(' '), setCurrent), [slugs])
  useEffect(() => {
    if (row.current) slideTo(row.current, current)
  }, [current])

  return (
    <nav className={classes.nav} aria-label={menuCopy.sectionsLabel}>
      <ul role="list" className={classes.row} ref={row} data-still="sections">
        {sections.map(({ slug, heading }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className={classes.link}
              aria-current={slug === current ? 'true' : undefined}
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
