import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { statusWords } from '../../lib/status-words.ts'
import { useFollowingField } from '../../lib/use-following-field.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import { filterOrders, listFilters, type OrderSearch } from './order-search.ts'
import classes from './order-filters.module.css'

const TYPING_PAUSE_MS = 300
const sorts = [
  { value: '', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
]

interface OrderFiltersProps {
  search: OrderSearch
  /** Where the restaurant is; undefined until that is known. */
  today: string | undefined
  onSearch: (search: OrderSearch, how: { isTyping: boolean }) => void
}

export function OrderFilters({ search, today, onSearch }: OrderFiltersProps) {
  const { status, sort = '', day = '', q = '' } = search
  const words = useFollowingField(q)
  const date = useFollowingField(day)
  const searchSoon = useDebouncedCallback(
    (typed: string) => onSearch(filterOrders(search, { q: typed }), { isTyping: true }),
    TYPING_PAUSE_MS,
  )

  return (
    <div role="search" aria-label="Orders" className={classes.filters}>
      <nav className={classes.chips} aria-label="Status">
        {listFilters.map((each) => (
          <ChipLink
            key={each ?? 'open'}
            to="/admin/orders"
            search={filterOrders(search, { status: each })}
            isSelected={each === status}
            resetScroll={false}
          >
            {sayFilter(each)}
          </ChipLink>
        ))}
      </nav>
      <div className={classes.fields}>
        <TextInput
          ref={words}
          type="search"
          label="Number, name, email or phone"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          onChange={({ target }) => searchSoon(target.value)}
        />
        <TextInput
          ref={date}
          type="date"
          label="Pickup day"
          defaultValue={day}
          onChange={({ target }) => onSearch(filterOrders(search, { day: target.value }), { isTyping: true })}
        />
        <ChipLink
          to="/admin/orders"
          search={filterOrders(search, { day: today === undefined || day === today ? '' : today })}
          isSelected={day !== '' && day === today}
          resetScroll={false}
        >
          Today
        </ChipLink>
        <NativeSelect
          label="Sort by"
          data={sorts}
          value={sort}
          onChange={({ target }) =>
            onSearch(filterOrders(search, { sort: target.value }), { isTyping: false })
          }
        />
      </div>
    </div>
  )
}

function sayFilter(filter: OrderSearch['status']) {
  if (filter === undefined) return 'Open'
  if (filter === 'finished') return 'Finished'
  return filter === 'all' ? 'All' : statusWords[filter].label
}
