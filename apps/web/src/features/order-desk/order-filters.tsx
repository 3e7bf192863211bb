import { useDebouncedCallback } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH, orderStatuses } from '@tiffin/contract'
import { statusWords } from '../../lib/status-words.ts'
import { useFollowingField } from '../../lib/use-following-field.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { filterOrders, type OrderSearch } from './order-search.ts'
import classes from './order-filters.module.css'

const TYPING_PAUSE_MS = 300

interface OrderFiltersProps {
  search: OrderSearch
  /** Where the restaurant is; undefined until that is known. */
  today: string | undefined
  onSearch: (search: OrderSearch, how: { isTyping: boolean }) => void
}

export function OrderFilters({ search, today, onSearch }: OrderFiltersProps) {
  const { status, day = '', q = '' } = search
  const words = useFollowingField(q)
  const date = useFollowingField(day)
  const searchSoon = useDebouncedCallback(
    (typed: string) => onSearch(filterOrders(search, { q: typed }), { isTyping: true }),
    TYPING_PAUSE_MS,
  )

  return (
    <div role="search" aria-label="Orders" className={classes.filters}>
      <nav className={classes.chips} aria-label="Status">
        {[undefined, ...orderStatuses].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            to="/admin/orders"
            search={filterOrders(search, { status: each })}
            isSelected={each === status}
            resetScroll={false}
          >
            {each === undefined ? 'All' : statusWords[each].label}
          </ChipLink>
        ))}
      </nav>
      <div className={classes.fields}>
        <TextField
          ref={words}
          type="search"
          label="Number, name, email or phone"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          onChange={({ target }) => searchSoon(target.value)}
        />
        <div className={classes.day}>
          <TextField
            ref={date}
            type="date"
            label="Pickup day"
            defaultValue={day}
            onChange={({ target }) =>
              onSearch(filterOrders(search, { day: target.value }), { isTyping: true })
            }
          />
          <ChipLink
            to="/admin/orders"
            search={filterOrders(search, { day: today === undefined || day === today ? '' : today })}
            isSelected={day !== '' && day === today}
            resetScroll={false}
          >
            Today
          </ChipLink>
        </div>
      </div>
    </div>
  )
}
