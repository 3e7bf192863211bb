import { useQuery } from '@tanstack/react-query'
import type { SectionOf, ShownPage, SiteSettings } from '@tiffin/contract'
import { menuCopy, shopCopy } from '@tiffin/copy'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useWholeMenu } from '../../domain/use-whole-menu.ts'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { BlockPrint } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { findSection } from '../../lib/api/page-queries.ts'
import { arrangeMenu, hasSpice, partsOf } from './arrange-menu.ts'
import { dietInput, type DietSearch } from '../../lib/search/diet-search.ts'
import { MenuCover } from './menu-cover.tsx'
import { MenuSection } from './menu-section.tsx'
import { followSections, slideTo } from './follow-sections.ts'
import classes from './menu-card.module.css'

interface MenuCardProps {
  /** What the restaurant says around its dishes. */
  page: ShownPage
  search: DietSearch
  filter: ReactNode
}

/** The restaurant's menu as one card: all sections, then the notes. */
export function MenuCard({ page, search, filter }: MenuCardProps) {
  // Without the dishes of before: under another filter they could be taken for what is safe.
  const menu = useWholeMenu({ filter: dietInput(search), ...liveQuery })
  const { products } = menu
  const settings = useSettings()
  const trpc = useTRPC()
  const { data: categories } = useQuery(trpc.categories.list.queryOptions())
  const sections = arrangeMenu(products ?? [], settings, { parts: partsOf(page.sections), categories })
  const isFiltered = search.diet !== undefined || search.without !== undefined
  const notes = page.sections.filter((section) => section.kind === 'menuNotes')
  const linked = [...sections, ...notes.map(({ anchor, heading }) => ({ slug: anchor, heading }))]

  return (
    <Container>
      <div className={classes.page} data-prints-alone>
        <MenuNav sections={linked} />
        <article className={classes.card}>
          <BlockPrint />
          <div className={classes.paper}>
            <MenuCover
              head={findSection(page.sections, 'menuHead')}
              hasSpice={hasSpice(isFiltered ? undefined : products)}
            />
            <div className={classes.filter}>
              {filter}
              <p role="status">{isFiltered && products !== undefined && describeFound(menu, settings)}</p>
            </div>
            <div className={classes.sections}>
              {menu.isPending && <MenuSkeleton />}
              {!menu.isPending && products === undefined && (
                <RetryLine message={menuCopy.failed} onRetry={() => void menu.refetch()} />
              )}
              {sections.map((section) => (
                <MenuSection key={section.slug} section={section}>
                  {page.sections.map(
                    (note, place) =>
                      note.kind === 'diningNote' &&
                      note.part === section.slug && <DiningNote key={place} section={note} />,
                  )}
                </MenuSection>
              ))}
              <MenuNotes notes={notes} />
            </div>
          </div>
        </article>
      </div>
    </Container>
  )
}

function describeFound({ total, unknown }: { total: number; unknown: number }, settings: SiteSettings) {
  const found = total === 1 ? '1 dish.' : `${total} dishes.`
  return unknown === 0 ? found : `${found} ${shopCopy.diets.unknown(unknown, settings)}`
}

/** The notes at the end of a menu: the bill, allergies, and how the food is served. */
function MenuNotes({ notes: sections }: { notes: SectionOf<'menuNotes'>[] }) {
  return sections.map(({ anchor, heading, notes }) => (
    <section key={anchor} id={anchor} className={classes.notes} aria-labelledby={`${anchor}-heading`}>
      <h2 id={`${anchor}-heading`}>{heading}</h2>
      <ul>
        {notes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ))
}

const LINES = 8

/** The placeholder for a section of the menu. */
function MenuSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width="14rem" height="2.1rem" />
      <div className={classes.lines}>
        {Array.from({ length: LINES }, (_, place) => (
          <Skeleton key={place} height="4.5rem" />
        ))}
      </div>
    </div>
  )
}

/** A note for those who dine in: it is not a dish, and cannot be put into the cart. */
function DiningNote({ section }: { section: SectionOf<'diningNote'> }) {
  const { heading, kinds, text, includesHeading, includes, closing } = section
  return (
    <div className={classes.allYouCanEatCard}>
      <h3 className={classes.heading}>
        {heading}
        <span className={classes.kinds}>{kinds.join(' · ')}</span>
      </h3>
      <p>{text}</p>
      {includes.length > 0 && (
        <p className={classes.includes}>
          <strong>{includesHeading}:</strong> {includes.join(', ')}.
        </p>
      )}
      <p className={classes.pickup}>{closing}</p>
    </div>
  )
}

interface MenuNavProps {
  sections: readonly { slug: string; heading: string }[]
}

/** Links to the page's sections: a column beside the menu, or a row at the bottom of a phone. */
function MenuNav({ sections }: MenuNavProps) {
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
