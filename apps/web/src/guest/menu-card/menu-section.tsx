import type { ReactNode } from 'react'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import type { MenuSection as Section } from './arrange-menu.ts'
import { MenuLine } from './menu-line.tsx'
import classes from './menu-section.module.css'

interface MenuSectionProps {
  section: Section
  /** Shown below the dishes. */
  children?: ReactNode
}

/** One heading of the menu; where several categories share it, each has its own name below. */
export function MenuSection({ section, children }: MenuSectionProps) {
  const { slug, heading, note, groups, printsDescriptions } = section
  const headingId = `${slug}-heading`
  return (
    <section
      id={slug}
      className={classes.section}
      aria-labelledby={headingId}
      data-described={printsDescriptions}
    >
      <div className={classes.heading}>
        <div>
          <h2 id={headingId}>{heading}</h2>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </div>
        <div className={classes.picture}>
          <FallbackImage src={groups[0]?.dishes[0]?.thumbnail} sizes="6rem" loading="lazy" decoding="async" />
        </div>
      </div>
      {groups.map((group) => (
        <div key={group.slug}>
          {groups.length > 1 && <h3 className={classes.name}>{group.name}</h3>}
          <ul role="list" className={classes.dishes}>
            {group.dishes.map((dish) => (
              <MenuLine key={dish._id} dish={dish} />
            ))}
          </ul>
        </div>
      ))}
      {children}
    </section>
  )
}
