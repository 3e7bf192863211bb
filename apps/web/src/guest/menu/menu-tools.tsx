import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DietSearch } from '../../lib/search/diet-search.ts'
import { KeptFilters } from './kept-filters.tsx'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'
import classes from './menu-tools.module.css'
import { SearchBox } from './search-box.tsx'
import { SortSwitch } from './sort-switch.tsx'

interface MenuToolsProps {
  search: MenuSearch
  renderDietFilter: (onFilter: (search: DietSearch) => void, otherFilters: ReactNode) => ReactNode
}

/** Searching, sorting and filtering. All replace the address, so that "back" leaves the menu instead of undoing a filter. */
export function MenuTools({ search, renderDietFilter }: MenuToolsProps) {
  const navigate = useNavigate({ from: '/order-online' })

  function change(parts: Parameters<typeof changeMenuSearch>[1]) {
    void navigate({
      search: (current) => changeMenuSearch(current, parts),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className={classes.tools}>
      <SearchBox search={search} onSearch={(q) => change({ q })} />
      <SortSwitch search={search} onSort={(sort) => change({ sort })} />
      <div className={classes.wide}>
        {renderDietFilter(change, <KeptFilters search={search} except={['diet', 'without']} />)}
      </div>
    </div>
  )
}
