import { keepPreviousData } from '@tanstack/react-query'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { customerListInput, PAGE_SIZE, type CustomerSearch } from './customer-search.ts'
import { CustomerTable } from './customer-table.tsx'
import classes from './customer-list.module.css'

interface CustomerListProps {
  search: CustomerSearch
  onSearch: (search: CustomerSearch) => void
}

/** Who has an account here, the newest first. */
export function CustomerList({ search, onSearch }: CustomerListProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.customers.list.useQuery(
    customerListInput(search),
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  const { q = '', page = 1 } = search
  const total = data?.total ?? 0

  return (
    <>
      <SearchField
        label="Search customers by name or email"
        words={q}
        onSearch={(words) => onSearch({ q: words.trim() || undefined, page: undefined })}
      />
      <p role="status" className={classes.count}>
        {data === undefined ? '' : sayLength(data, 'customer', 'customers')}
      </p>
      {isPending && (
        <div aria-busy aria-label="The customers are on their way">
          <Skeleton height="42rem" borderRadius="var(--radius)" />
        </div>
      )}
      {!isPending && data === undefined && (
        <RetryLine message="The customers could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.customers.length === 0 && <NobodyFound q={q} total={total} />}
      {data !== undefined && data.customers.length > 0 && (
        <CustomerTable customers={data.customers} isOld={isPlaceholderData} />
      )}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          isMore={data?.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
    </>
  )
}

function NobodyFound({ q, total }: { q: string; total: number }) {
  if (total > 0) return <EmptyState title="The list is not that long" hint="Go back to an earlier page." />
  return q === '' ? (
    <EmptyState title="No customers yet" hint="Whoever creates an account appears here." />
  ) : (
    <EmptyState title="Nobody found" hint="No customer has these words in name or email." />
  )
}
