import { menuCopy } from '@tiffin/restaurant'
import { useEffect, useRef } from 'react'
import classes from './menu-nav.module.css'
import { useCurrentSection } from './use-current-section.ts'

interface MenuNavProps {
  sections: readonly { slug: string; heading: string }[]
}

/** Links to the page's sections: a column beside the menu, or a row at the bottom of a phone. */
export function MenuNav({ sections }: MenuNavProps) {
  const row = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(sections)

  // On a phone the current section's link may be outside the visible part of the row.
  useEffect(() => slideTo(row.current, current), [current])

  return (
    <nav className={classes.nav} aria-label={menuCopy.sectionsLabel}>
      <ul role="list" className={classes.row} ref={row}>
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

/** Scrolls the row, never the page. */
function slideTo(row: HTMLUListElement | null, slug: string | undefined) {
  const link = slug === undefined ? null : row?.querySelector<HTMLElement>(`[href="#${slug}"]`)
  if (!row || !link) return
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
