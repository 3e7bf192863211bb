import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Category } from '@tiffin/contract'
import { useRef, useEffect, useState, type RefObject } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChipLink } from '../../ui/link-button.tsx'
import { changeMenuSearch, type MenuSearch } from './menu-search.ts'
import spriteUrl from './category-icons.svg?url'
import classes from './category-tiles.module.css'

const EXPECTED_CATEGORIES = 16
const DOTS = 3

/** The categories as tiles, scrolling sideways on a phone. Nothing is rendered if there are none. */
export function CategoryTiles({ search }: { search: MenuSearch }) {
  const trpc = useTRPC()
  const { data: categories, isPending, refetch } = useQuery(trpc.categories.list.queryOptions())
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

/** The index of the first visible item in a strip that scrolls sideways. */
function useFirstVisible(strip: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(0)

  // The guest scrolls the strip, not React.
  useEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    const handleScroll = () => setPlace(placeIn(element))
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => element.removeEventListener('scroll', handleScroll)
  }, [strip])

  return place
}

function placeIn({ scrollLeft, children: [first, second] }: HTMLElement) {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft))
}

/** From a file of its own, which is cached: the drawings are neither in the page nor in its script. */
export function CategoryIcon({ slug }: { slug: string }) {
  return (
    <svg className={classes.icon} width={40} height={40} aria-hidden>
      <use href={`${spriteUrl}#${drawn.has(slug) ? slug : 'other'}`} />
    </svg>
  )
}

const drawn = new Set([
  'breakfast-lunch',
  'thali',
  'chaat-cold',
  'chaat-tawa',
  'chaat-frying',
  'veg-appetizers',
  'non-veg-appetizers',
  'veg-main-course',
  'non-veg-main-course',
  'rice',
  'breads',
  'extras',
  'soup',
  'drinks',
  'desserts',
  'chef-special',
])

/** The categories in one row that sticks below the header; choosing one preserves the search. */
export function CategoryChips({ search }: { search: MenuSearch }) {
  const trpc = useTRPC()
  const { data: categories = [] } = useQuery(trpc.categories.list.queryOptions())
  const row = useRef<HTMLElement>(null)

  // The selected chip may be outside the visible part of the row.
  useEffect(() => slideToSelected(row.current))

  const chips = [{ slug: '', name: 'All' }, ...categories]
  return (
    <nav className={classes.bar} aria-label="Categories">
      <span className={classes.row} ref={row}>
        {chips.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            to="/order-online"
            search={changeMenuSearch(search, { category: slug })}
            replace
            resetScroll={false}
            isSelected={slug === (search.category ?? '')}
          >
            {name}
          </ChipLink>
        ))}
      </span>
    </nav>
  )
}

/** Scrolls the row, never the page. */
function slideToSelected(row: HTMLElement | null) {
  const chip = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !chip) return
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}
