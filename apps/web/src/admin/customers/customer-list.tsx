import { Amount } from '../../domain/price.tsx'
import { Group, Text } from '@mantine/core'
import type { CustomerAccount } from '@tiffin/contract'
import { listQuery } from '../../lib/api/load-queries.ts'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { pagedInput, type PagedSearch, type SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import { DisabledBadge } from './disabled-badge.tsx'

/** The customer accounts, newest first. */
export function CustomerList({ search, onSearch }: SearchProps<PagedSearch>) {
  const query = trpc.customers.list.useQuery(pagedInput(search), listQuery)
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
        <Text span hiddenFrom="sm">
          {ordersCount === 1 ? ' order' : ' orders'}
        </Text>
      </>
    ),
  },
  { heading: 'Spent', align: 'right', cell: ({ spent }) => <Amount amount={spent} /> },
]
