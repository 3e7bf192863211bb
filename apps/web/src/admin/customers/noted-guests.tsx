import { Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import type { NotedGuest } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { PAGE_SIZE, pagedInput } from '../../lib/search/search-reader.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { ListPager } from '../../ui/admin/paged-list.tsx'

const TYPING_PAUSE_MS = 200

/** Guests about whom staff have noted something, or who have several contacts; most have no account. */
export function NotedGuests() {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const [page, setPage] = useState(1)
  const { data } = trpc.guests.list.useQuery(pagedInput({ q: q || undefined, page }), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const pageCount = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  return (
    <TitledSection isCard title="Guest notes" size="h3">
      <Text mb="sm">
        What staff have noted about guests by telephone number or email address. Open an order or take a new
        one to add a note.
      </Text>
      {(q !== '' || (data !== undefined && data.guests.length > 0)) && (
        <Group mb="sm">
          <TextInput
            flex={1}
            type="search"
            label="Search notes, numbers and addresses"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setPage(1)
            }}
          />
        </Group>
      )}
      {data?.guests.length === 0 && <Text c="dimmed">{q === '' ? 'No notes yet.' : 'Nothing found'}</Text>}
      {data !== undefined && data.guests.length > 0 && (
        <DataTable label="Guest notes" columns={columns} rows={data.guests} isOld={false} />
      )}
      {(pageCount > 1 || page > 1) && (
        <ListPager
          label="Pages of guest notes"
          page={page}
          pageCount={pageCount}
          isMore={data?.isMore}
          onPage={setPage}
        />
      )}
    </TitledSection>
  )
}

const columns: Column<NotedGuest>[] = [
  {
    heading: 'Guest',
    cell: ({ _id, name, contacts, customerId }) =>
      customerId === null ? (
        <RowLink to="/admin/customers/guest" search={{ guest: _id }}>
          {name || contacts[0] || 'Guest'}
        </RowLink>
      ) : (
        <RowLink to="/admin/customers/$id" params={{ id: customerId }}>
          {name}
        </RowLink>
      ),
  },
  { heading: 'Contacts', cell: ({ contacts }) => contacts.join(', ') },
  {
    heading: 'Note',
    isWide: true,
    cell: ({ note }) => <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</span>,
  },
]
