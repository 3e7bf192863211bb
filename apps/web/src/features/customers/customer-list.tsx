import { Group, Text } from '@mantine/core'
import type { CustomerAccount } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listQuery } from '../../lib/list-query.ts'
import { formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { RowLink } from '../../ui/admin/row-link.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { customerListInput, PAGE_SIZE, type CustomerSearch } from './customer-search.ts'
import { DisabledBadge } from './disabled-badge.tsx'

interface CustomerListProps {
  search: CustomerSearch
  onSearch: (search: CustomerSearch) => void
}

/** The customer accounts, newest first. */
export function CustomerList({ search, onSearch }: CustomerListProps) {
  const { q, page } = search
  const query = trpc.customers.list.useQuery(customerListInput(search), listQuery)
  return (
    <>
      <RoomHint room="customers">
        Everyone with an account, newest first. Click a row to see their orders or to disable the account.
      </RoomHint>
      <SearchBox
        label="Search customers by name or email"
        query={q}
        onSearch={(typed) => onSearch({ q: typed, page: undefined })}
      />
      <PagedList
        query={query}
        entries={query.data?.customers}
        one="customer"
        many="customers"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          q === undefined
            ? { title: 'No customers yet', hint: 'Customers who create an account appear here.' }
            : { title: 'No customers found', hint: 'No customer matches your search.' }
        }
      >
        {(customers, isOld) => (
          <DataTable label="Customers" columns={columns} rows={customers} isOld={isOld} />
        )}
      </PagedList>
    </>
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
  { heading: 'Spent', align: 'right', cell: ({ spent }) => formatCents(centsFromDollars(spent)) },
]
