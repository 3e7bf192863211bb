import { useDebouncedCallback } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH, reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { useFollowingField } from '../../lib/use-following-field.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import classes from './reservation-filters.module.css'
import { filterReservations, type ReservationSearch } from './reservation-search.ts'

const TYPING_PAUSE_MS = 300

interface ReservationFiltersProps {
  search: ReservationSearch
  /** Where the restaurant is; undefined until that is known. */
  today: string | undefined
  onSearch: (search: ReservationSearch, how: { isTyping: boolean }) => void
}

export function ReservationFilters({ search, today, onSearch }: ReservationFiltersProps) {
  const { span, status, day = '', q = '' } = search
  const words = useFollowingField(q)
  const date = useFollowingField(day)
  const searchSoon = useDebouncedCallback(
    (typed: string) => onSearch(filterReservations(search, { q: typed }), { isTyping: true }),
    TYPING_PAUSE_MS,
  )
  const days = [
    { label: 'Coming up', change: { day: '', span: '' }, isSelected: day === '' && span !== 'past' },
    { label: 'Today', change: { day: today ?? '', span: '' }, isSelected: day !== '' && day === today },
    { label: 'Earlier', change: { day: '', span: 'past' }, isSelected: day === '' && span === 'past' },
  ]

  return (
    <div role="search" aria-label="Reservations" className={classes.filters}>
      <nav className={classes.chips} aria-label="Status">
        {[undefined, ...reservationStatuses].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            to="/admin/reservations"
            search={filterReservations(search, { status: each })}
            isSelected={each === status}
            resetScroll={false}
          >
            {each === undefined ? 'All' : reservationsCopy.statuses[each].label}
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
        <TextField
          ref={date}
          type="date"
          label="Day"
          defaultValue={day}
          onChange={({ target }) =>
            onSearch(filterReservations(search, { day: target.value }), { isTyping: true })
          }
        />
        <nav className={classes.chips} aria-label="Days">
          {days.map(({ label, change, isSelected }) => (
            <ChipLink
              key={label}
              to="/admin/reservations"
              search={filterReservations(search, change)}
              isSelected={isSelected}
              resetScroll={false}
            >
              {label}
            </ChipLink>
          ))}
        </nav>
      </div>
    </div>
  )
}
