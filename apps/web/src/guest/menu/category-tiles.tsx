import { Link } from '@tanstack/react-router'
import type { Category } from '@tiffin/contract'
import { useRef } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryIcon } from './category-icon.tsx'
import classes from './category-tiles.module.css'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'
import { useFirstVisible } from './use-first-visible.ts'

const EXPECTED_CATEGORIES = 16
const DOTS = 3

/** The categories as tiles, scrolling sideways on a phone. Nothing is rendered if there are none. */
export function CategoryTiles({ search }: { search: MenuSearch }) {
  const { data: categories, isPending, refetch } = trpc.categories.list.useQuery()
  if (categories?.length === 0) return null
  const isFailed = categories === undefined && !isPending

  return (
    <section aria-labelledby="explore-categories" aria-busy={isPending}>
      <h2 id="explore-categories" className={classes.heading}>
        Explore Categories
      </h2>
      {isFailed && <RetryLine message="The categories could not be loaded." onRetry={() => void refetch()} />}
      {isPending && <TileSkeletons />}
      {categories !== undefined && <Tiles categories={categories} search={search} />}
    </section>
  )
}

function Tiles({ categories, search }: { categories: readonly Category[]; search: MenuSearch }) {
  const strip = useRef<HTMLUListElement>(null)
  const firstVisible = useFirstVisible(strip)

  return (
    <>
      <ul role="list" ref={strip} className={classes.tiles}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/order-online"
              search={changeMenuSearch(search, { category: slug, q: '', sort: '' })}
              replace
              resetScroll={false}
              className={classes.tile}
            >
              <CategoryIcon slug={slug} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <StripPosition count={categories.length} place={firstVisible} />
    </>
  )
}

/** A dot for each of the first three categories and a count of the rest; the current position is highlighted. */
function StripPosition({ count, place }: { count: number; place: number }) {
  const more = count - DOTS
  return (
    <p className={classes.position} aria-hidden>
      {Array.from({ length: Math.min(DOTS, count) }, (_, dot) => (
        <span key={dot} className={classes.dot} data-here={dot === place || undefined} />
      ))}
      {more > 0 && (
        <span className={classes.more} data-here={place >= DOTS || undefined}>
          +{more}
        </span>
      )}
    </p>
  )
}

function TileSkeletons() {
  return (
    <ul role="list" className={classes.tiles} aria-hidden>
      {Array.from({ length: EXPECTED_CATEGORIES }, (_, place) => (
        <li key={place}>
          <Skeleton height="100%" borderRadius="var(--radius)" />
        </li>
      ))}
    </ul>
  )
}
