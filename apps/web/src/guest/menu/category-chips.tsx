import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import classes from './category-chips.module.css'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'

/** The categories in one row that sticks below the header; choosing one preserves the search. */
export function CategoryChips({ search }: { search: MenuSearch }) {
  const { data: categories = [] } = trpc.categories.list.useQuery()
  const row = useRef<HTMLElement>(null)

  // The selected chip may be outside the visible part of the row.
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

/** Scrolls the row, never the page. */
function slideToSelected(row: HTMLElement | null) {
  const chip = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chip) return
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
