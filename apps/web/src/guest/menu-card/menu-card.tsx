import type { ProductList } from '@tiffin/contract'
import { menuCopy, shopCopy, type SiteSettings } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import type { DietSearch } from '../../lib/search/diet-search.ts'
import { liveQuery } from '../../lib/live/live-query.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { AllYouCanEat } from './all-you-can-eat.tsx'
import { arrangeMenu, type MenuSection as Section } from './arrange-menu.ts'
import { menuCardInput } from './menu-card-input.ts'
import { MenuCover } from './menu-cover.tsx'
import { MenuNav } from './menu-nav.tsx'
import { MenuNotes } from './menu-notes.tsx'
import { MenuSection } from './menu-section.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import classes from './menu-card.module.css'

interface MenuCardProps {
  search: DietSearch
  filter: ReactNode
}

/** The restaurant's menu as one card: all sections, then the notes. */
export function MenuCard({ search, filter }: MenuCardProps) {
  // Without the dishes of before: under another filter they could be taken for what is safe.
  const { data, isPending, refetch } = trpc.products.list.useQuery(menuCardInput(search), liveQuery)
  const settings = useSettings()
  const sections = arrangeMenu(data?.products ?? [], settings)
  const isFiltered = search.diet !== undefined || search.without !== undefined

  return (
    <Container>
      <div className={classes.page} data-prints-alone>
        <MenuNav sections={[...sections, ...menuCopy.notes]} />
        <article className={classes.card}>
          <BlockPrint />
          <div className={classes.paper}>
            <MenuCover />
            <div className={classes.filter}>
              {filter}
              <p role="status">{isFiltered && data !== undefined && describeFound(data, settings)}</p>
            </div>
            <div className={classes.sections}>
              {isPending && <MenuSkeleton />}
              {!isPending && data === undefined && (
                <RetryLine message={menuCopy.failed} onRetry={() => void refetch()} />
              )}
              {sections.map((section) => (
                <MenuSection key={section.slug} section={section}>
                  {belowDishes(section)}
                </MenuSection>
              ))}
              <MenuNotes />
            </div>
          </div>
        </article>
      </div>
    </Container>
  )
}

function describeFound({ total, unknown = 0 }: ProductList, settings: SiteSettings) {
  const found = total === 1 ? '1 dish.' : `${total} dishes.`
  return unknown === 0 ? found : `${found} ${shopCopy.diets.unknown(unknown, settings)}`
}

const belowDishes = ({ slug }: Section) => slug === menuCopy.allYouCanEat.slug && <AllYouCanEat />
