import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import classes from './category-chips.module.css'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'

/** The kinds of dishes in one row that stays below the header; what is searched for stays as it is. */
export function CategoryChips({ search }: { search: MenuSearch }) {
  const { data: categories = [] } = trpc.categories.list.useQuery()
  const row = useRef<HTMLElement>(null)

  // The selected chip may lie beyond the edge of the screen.
  useEffect(() => slideToSelected(row.current))

  const chips = [{ slug: '', name: 'All' }, ...categories]
  return (
    <nav className={classes.bar} aria-label="Categories">
      <span className={classes.row} ref={row}>
        {chips.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            to="/order-online"
            search={changeMenuSearch(search, { category: slug })}
            replace
            resetScroll={false}
            isSelected={slug === (search.category ?? '')}
          >
            {name}
          </ChipLink>
        ))}
      </span>
    </nav>
  )
}

/** Slides the row, never the page. */
function slideToSelected(row: HTMLElement | null) {
  const chip = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chip) return
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
