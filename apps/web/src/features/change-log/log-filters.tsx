import { NativeSelect } from '@mantine/core'
import { logKinds } from '@tiffin/contract'
import { useFollowingField } from '../../lib/use-following-field.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { filterLog, type LogSearch } from './log-search.ts'
import classes from './log-filters.module.css'

const kinds = [
  { value: '', label: 'Anything' },
  ...logKinds.map((kind) => ({ value: kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) })),
]

interface LogFiltersProps {
  search: LogSearch
  onSearch: (search: LogSearch, how: { isTyping: boolean }) => void
}

export function LogFilters({ search, onSearch }: LogFiltersProps) {
  const { q = '', kind, subject, from = '', to = '' } = search
  const first = useFollowingField(from)
  const last = useFollowingField(to)
  const narrow = (change: Parameters<typeof filterLog>[1]) =>
    onSearch(filterLog(search, change), { isTyping: true })

  return (
    <div className={classes.filters}>
      <SearchField
        label="Search by action, person or name"
        words={q}
        onSearch={(words) => narrow({ q: words })}
      />
      <NativeSelect
        label="What was changed"
        data={kinds}
        value={kind ?? ''}
        onChange={({ target }) => narrow({ kind: target.value })}
        size="md"
      />
      <div className={classes.days}>
        <TextField
          ref={first}
          type="date"
          label="From"
          defaultValue={from}
          onChange={({ target }) => narrow({ from: target.value })}
        />
        <TextField
          ref={last}
          type="date"
          label="To"
          defaultValue={to}
          onChange={({ target }) => narrow({ to: target.value })}
        />
      </div>
      {subject !== undefined && (
        <p className={classes.subject}>
          Changes of one thing only.{' '}
          <ChipLink to="/admin/log" search={filterLog(search, { subject: undefined })} resetScroll={false}>
            Show all
          </ChipLink>
        </p>
      )}
    </div>
  )
}
