import { useNavigate } from '@tanstack/react-router'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'
import classes from './menu-tools.module.css'
import { SearchBox } from './search-box.tsx'
import { SortSwitch } from './sort-switch.tsx'

/** Searching and sorting. Both replace the address, so that "back" leaves the menu instead of undoing a filter. */
export function MenuTools({ search }: { search: MenuSearch }) {
  const navigate = useNavigate({ from: '/order-online' })

  function change(part: 'q' | 'sort', value: string) {
    void navigate({
      search: (current) => changeMenuSearch(current, { [part]: value }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className={classes.tools}>
      <SearchBox search={search} onSearch={(query) => change('q', query)} />
      <SortSwitch search={search} onSort={(sort) => change('sort', sort)} />
    </div>
  )
}
