import { Group, NativeSelect, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { logKinds } from '@tiffin/contract'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { filterLog, type LogSearch } from './log-search.ts'

const kinds = [
  { value: '', label: 'All kinds' },
  ...logKinds.map((kind) => ({ value: kind, label: upperFirst(kind) })),
]

export function LogFilters({ search, onSearch }: SearchProps<LogSearch>) {
  const { q, kind = '', subject, from, to } = search
  const narrow = (change: Parameters<typeof filterLog>[1]) =>
    onSearch(filterLog(search, change), { isTyping: true })

  return (
    <>
      <Group align="flex-end" gap="sm">
        <SearchBox
          label="Search by action, person or name"
          flex="1 1 14rem"
          query={q}
          onSearch={(typed) => narrow({ q: typed })}
        />
        <NativeSelect
          label="Kind of change"
          data={kinds}
          value={kind}
          onChange={({ target }) => narrow({ kind: target.value })}
        />
        <Group gap="sm" wrap="nowrap">
          <DayBox label="From" day={from} onDay={(day) => narrow({ from: day })} />
          <DayBox label="To" day={to} onDay={(day) => narrow({ to: day })} />
        </Group>
      </Group>
      {subject !== undefined && (
        <Group gap="sm" mt="sm">
          <Text>Showing changes to one item only.</Text>
          <ButtonLink
            to="/admin/log"
            search={filterLog(search, { subject: undefined })}
            size="xs"
            resetScroll={false}
          >
            Show all
          </ButtonLink>
        </Group>
      )}
    </>
  )
}
