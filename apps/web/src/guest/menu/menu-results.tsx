import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MENU_PAGE_LENGTH, type Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import type { ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { menuInput, type MenuSearch } from './menu-search.ts'
import classes from './menu-results.module.css'

interface MenuResultsProps {
  search: MenuSearch
  renderDish: (product: Product, place: number) => ReactNode
}

/** The matching dishes, and their number, which is also announced. */
export function MenuResults({ search, renderDish }: MenuResultsProps) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const query = useQuery(
    trpc.products.list.queryOptions(menuInput(search), {
      placeholderData: keepPreviousData,
      ...liveQuery,
    }),
  )
  const { data, isPending, isPlaceholderData, refetch } = query
  const category = categories.find(({ slug }) => slug === search.category)
  const settings = useSettings()
  const serviceNotice = shopCopy.serviceNotice(search.category ?? '', settings)
  const unknown = isPlaceholderData ? 0 : (data?.unknown ?? 0)

  return (
    <section aria-labelledby="results">
      <div className={classes.heading}>
        <h2 id="results">
          {category?.name ?? (search.q === undefined ? 'The whole menu' : 'Search results')}
        </h2>
        <p role="status">{data !== undefined && !isPlaceholderData && describeCount(data.total, search.q)}</p>
      </div>
      <div className={classes.about}>
        {category?.image && <FallbackImage src={category.image} sizes="10rem" />}
        {category?.description}
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

/** Pagination for a long menu. Real links, so that every dish can be reached without JavaScript too. */
function MenuPages({ search, total }: { search: MenuSearch; total: number }) {
  const { page = 1 } = search
  const pageCount = Math.ceil(total / MENU_PAGE_LENGTH)
  if (pageCount < 2) return null
  const to = (other: number) => ({ ...search, page: other === 1 ? undefined : other })
  return (
    <nav className={classes.pages} aria-label="Pages of the menu">
      {page > 1 && (
        <ButtonLink to="/order-online" search={to(page - 1)} resetScroll={false} look="outline">
          Previous dishes
        </ButtonLink>
      )}
      <p>{`Page ${page} of ${pageCount}`}</p>
      {page < pageCount && (
        <ButtonLink to="/order-online" search={to(page + 1)} resetScroll={false} look="outline">
          Next dishes
        </ButtonLink>
      )}
    </nav>
  )
}

/** Two columns on a phone, three where there is room. */
function ProductGrid({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul role="list" className={classes.grid} aria-busy={isBusy} data-folds>
      {children}
    </ul>
  )
}

const EXPECTED_ON_FIRST_SCREEN = 6

function ProductGridSkeleton() {
  return (
    <ul role="list" className={classes.grid} aria-busy>
      {Array.from({ length: EXPECTED_ON_FIRST_SCREEN }, (_, place) => (
        <li key={place} className={classes.place}>
          <Skeleton aspectRatio="4 / 3" borderRadius="0" />
          <span className={classes.body}>
            <Skeleton height="1.3rem" width="80%" />
            <Skeleton height="1rem" width="50%" />
            <Skeleton height="var(--touch)" borderRadius="var(--radius)" />
          </span>
        </li>
      ))}
    </ul>
  )
}
