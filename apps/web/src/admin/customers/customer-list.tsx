import { Amount } from '../../domain/price.tsx'
import { Group, Text, TextInput, Button, Stack, Badge } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomerAccount, NotedGuest, BlockedContact } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { listQuery, readAll } from '../../lib/api/load-queries.ts'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { pagedInput, type PagedSearch, type SearchProps, PAGE_SIZE } from '../../lib/search/search-reader.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { ListPager } from '../../ui/admin/paged-list.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'

/** The customer accounts, newest first. */
export function CustomerList({ search, onSearch }: SearchProps<PagedSearch>) {
  const trpc = useTRPC()
  const query = useQuery(trpc.customers.list.queryOptions(pagedInput(search), listQuery))
  return (
    <SearchedList
      section="customers"
      hint="Everyone with an account, newest first. Click a row to see their orders or to disable the account."
      search={search}
      onSearch={onSearch}
      searchLabel="Search customers by name or email"
      query={query}
      entries={query.data?.customers}
      one="customer"
      empty={{
        title: 'No customers yet',
        hint: 'Customers who create an account appear here. Guests who order without one are under Orders; Export has everyone.',
      }}
    >
      {(customers, isOld) => <DataTable label="Customers" columns={columns} rows={customers} isOld={isOld} />}
    </SearchedList>
  )
}

const columns: Column<CustomerAccount>[] = [
  {
    heading: 'Customer',
    cell: ({ _id, name, email, isEmailVerified, isDisabled }) => (
      <>
        <Group gap="xs">
          <RowLink to="/admin/customers/$id" params={{ id: _id }}>
            {name}
          </RowLink>{' '}
          {isDisabled && <DisabledBadge />}
        </Group>{' '}
        <Text span size="sm" c="dimmed">
          {email}
          {!isEmailVerified && ', not verified'}
        </Text>
      </>
    ),
  },
  {
    heading: 'Since',
    cell: ({ createdAt, createdLocal }) => <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>,
  },
  {
    heading: 'Orders',
    align: 'right',
    cell: ({ ordersCount }) => (
      <>
        {ordersCount}
        <Text span inherit hiddenFrom="sm">
          {ordersCount === 1 ? ' order' : ' orders'}
        </Text>
      </>
    ),
  },
  { heading: 'Spent', align: 'right', cell: ({ spent }) => <Amount amount={spent} /> },
]

const TYPING_PAUSE_MS = 200

/** Guests about whom staff have noted something, or who have several contacts; most have no account. */
export function NotedGuests() {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const [page, setPage] = useState(1)
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.guests.list.queryOptions(pagedInput({ q: q || undefined, page }), {
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  )
  const pageCount = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  return (
    <TitledSection isCard title="Guest notes" size="h3">
      <Text mb="sm">
        Notes about guests, kept with their telephone number or email address. To add one, open an order or
        take a new one.
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
        <DataTable label="Guest notes" columns={notedColumns} rows={data.guests} isOld={false} />
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

const notedColumns: Column<NotedGuest>[] = [
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

/** Addresses and numbers with which nobody can order or reserve online. */
export function BlockedContacts() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const { data: blocked } = useQuery({
    queryKey: [...trpc.customers.listBlocked.pathKey(), 'all'],
    queryFn: () => readAll((offset) => client.customers.listBlocked.query({ offset })),
  })
  return (
    <TitledSection isCard title="Blocked" size="h3">
      <Stack>
        <Text>
          Guests with these contacts can’t order or reserve online and are asked to call. Their existing
          orders are kept.
        </Text>
        <BlockForm />
        {blocked !== undefined && blocked.length > 0 && (
          <DataTable label="Blocked" columns={blockedColumns} rows={blocked} isOld={false} />
        )}
      </Stack>
    </TitledSection>
  )
}

const notBlocked = { title: 'It was not blocked', hint: 'Please try again.' }

function BlockForm() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const form = useForm({ initialValues: { contact: '' } })
  const blocking = useMutation({
    mutationFn: ({ contact }: { contact: string }) => client.customers.block.mutate({ contact }),
    async onSuccess() {
      form.reset()
      await queryClient.invalidateQueries(trpc.customers.listBlocked.pathFilter())
    },
  })
  return (
    <form noValidate method="dialog" onSubmit={form.onSubmit((draft) => blocking.mutate(draft))}>
      <Group align="flex-end" gap="sm">
        <TextInput
          flex={1}
          label="Email address or telephone number"
          disabled={blocking.isPending}
          {...form.getInputProps('contact')}
        />
        <Button type="submit" loading={blocking.isPending}>
          Block
        </Button>
      </Group>
      <FailureAlert failure={blocking.error && explainFailure(blocking.error, notBlocked)} />
    </form>
  )
}

const blockedColumns: Column<BlockedContact>[] = [
  {
    heading: 'Address or number',
    cell: ({ contact }) => (
      <Text span fw={600}>
        {contact}
      </Text>
    ),
  },
  {
    heading: 'Since',
    cell: ({ blocked }) => <time dateTime={blocked.at}>{formatShortDate(blocked.local)}</time>,
  },
  { heading: 'Unblock', isHeadingHidden: true, cell: (blocked) => <Unblock blocked={blocked} /> },
]

function Unblock({ blocked: { _id: id, contact } }: { blocked: BlockedContact }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (
    <ConfirmButton
      label="Unblock"
      question={`Unblock ${contact}?`}
      consequence="Orders and reservations with it are possible again."
      yes="Yes, unblock"
      no="Cancel"
      run={async () => {
        await client.customers.unblock.mutate({ id })
        await queryClient.invalidateQueries(trpc.customers.listBlocked.pathFilter())
      }}
    />
  )
}

export const DisabledBadge = () => (
  <Badge variant="light" color="chilli" miw="max-content">
    Disabled
  </Badge>
)
