import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-query.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import classes from './menu-results.module.css'
import { MenuPages } from './menu-pages.tsx'
import { menuInput, type MenuSearch } from './menu-search.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

interface MenuResultsProps {
  search: MenuSearch
  renderDish: (product: Product, place: number) => ReactNode
}

/** The matching dishes, and their number, which is also announced. */
export function MenuResults({ search, renderDish }: MenuResultsProps) {
  const { data: categories = [] } = trpc.categories.list.useQuery()
  const query = trpc.products.list.useQuery(menuInput(search), {
    placeholderData: keepPreviousData,
    ...liveQuery,
  })
  const { data, isPending, isPlaceholderData, refetch } = query
  const categoryName = categories.find(({ slug }) => slug === search.category)?.name
  const settings = useSettings()
  const serviceNotice = shopCopy.serviceNotice(search.category ?? '', settings)
  const unknown = isPlaceholderData ? 0 : (data?.unknown ?? 0)

  return (
    <section aria-labelledby="results">
      <div className={classes.heading}>
        <h2 id="results">{categoryName ?? (search.q === undefined ? 'The whole menu' : 'Search results')}</h2>
        <p role="status">{data !== undefined && !isPlaceholderData && describeCount(data.total, search.q)}</p>
      </div>
      {serviceNotice !== null && <p className={classes.note}>{serviceNotice}</p>}
      {search.category !== undefined && search.q !== undefined && (
        <p className={classes.note}>
          <Link
            to="/order-online"
            search={{ ...search, category: undefined, page: undefined }}
            replace
            resetScroll={false}
          >
            Search the whole menu for “{search.q}”
          </Link>
        </p>
      )}
      {unknown > 0 && <p className={classes.note}>{shopCopy.diets.unknown(unknown, settings)}</p>}
      {isPending && <ProductGridSkeleton />}
      {!isPending && data === undefined && (
        <RetryLine message="The menu could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <EmptyState title="Nothing found" hint="Try adjusting your search or filters">
          {wholeMenu}
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && data.products.length === 0 && (
        <EmptyState title="This page doesn’t exist" hint="Dishes may have been removed from the menu">
          {wholeMenu}
        </EmptyState>
      )}
      {data !== undefined && data.products.length > 0 && (
        <>
          <ProductGrid isBusy={isPlaceholderData}>
            {data.products.map((product, place) => (
              <li key={product._id}>{renderDish(product, place)}</li>
            ))}
          </ProductGrid>
          <MenuPages search={search} total={data.total} />
        </>
      )}
    </section>
  )
}

const wholeMenu = (
  <ButtonLink to="/order-online" replace resetScroll={false} look="outline">
    Show the whole menu
  </ButtonLink>
)

function describeCount(count: number, query: string | undefined) {
  const dishes = count === 1 ? '1 dish' : `${count} dishes`
  return query === undefined ? dishes : `${dishes} for “${query}”`
}
