import type { Product } from '@tiffin/contract'
import { useRef, type ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { cutPage } from './cut-page.ts'
import type { ListSearch } from './list-search.ts'
import classes from './product-list.module.css'
import { ProductListSkeleton } from './product-list-skeleton.tsx'
import { ProductTable } from './product-table.tsx'

interface ProductListProps {
  search: ListSearch
  renderAvailability: (product: Product) => ReactNode
  onSearch: (search: ListSearch) => void
}

/** The whole menu as those see it who keep it. */
export function ProductList({ search, renderAvailability, onSearch }: ProductListProps) {
  // Somebody else may be at work on it too.
  const { data, isPending, refetch } = trpc.products.list.useQuery({}, { staleTime: 0 })
  const list = useRef<HTMLDivElement>(null)

  if (isPending) return <ProductListSkeleton />
  if (data === undefined) {
    return <RetryLine message="The products could not be loaded." onRetry={() => void refetch()} />
  }
  const { items, page, pageCount, total } = cutPage(data.products, search)
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      <SearchField
        label="Search products by title"
        words={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() || undefined, page: undefined })}
      />
      <p role="status" className={classes.count}>
        {total === 1 ? '1 product' : `${total} products`}
      </p>
      {total === 0 ? (
        <EmptyState title="Nothing found" hint="No product has these words in its title." />
      ) : (
        // What was pressed is gone with its row.
        <ProductTable
          products={items}
          renderAvailability={renderAvailability}
          onDeleted={() => list.current?.focus()}
        />
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
      />
    </div>
  )
}
