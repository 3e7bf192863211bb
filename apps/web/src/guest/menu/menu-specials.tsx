import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../../lib/api/settings.tsx'
import type { Product, SectionOf } from '@tiffin/contract'
import { useRef, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { IconButton } from '../../ui/button.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { moreToLoveInput, specialsInput } from '../../lib/api/page-queries.ts'
import { scrollBehavior } from './order-layout.tsx'
import classes from './menu-specials.module.css'

interface ChefSpecialsProps {
  section: SectionOf<'specials'>
  renderDish: (product: Product, place: number) => ReactNode
}

/** The chef's own dishes. Nothing is rendered if there are none. */
export function ChefSpecials({ section, renderDish }: ChefSpecialsProps) {
  const { heading, text } = section
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.products.list.queryOptions(specialsInput(section), liveQuery),
  )
  if (isPending || data?.products.length === 0) return null
  if (data === undefined) {
    return <RetryLine message="The chef specials could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <CardStrip id="chef-specials" title={heading} lead={text}>
      {soldOutLast(data.products).map((product, place) => (
        <li key={product._id}>{renderDish(product, place)}</li>
      ))}
    </CardStrip>
  )
}

const soldOutLast = (products: readonly Product[]) =>
  products.toSorted((a, b) => Number(a.stock <= 0) - Number(b.stock <= 0))

interface CardStripProps {
  id: string
  title: string
  lead: string
  isBusy?: boolean
  /** The cards, as list items. */
  children: ReactNode
}

/** A row of cards that scrolls sideways: by finger, by wheel, by keyboard, or a screenful at a time by its arrows. */
function CardStrip({ id, title, lead, isBusy = false, children }: CardStripProps) {
  const row = useRef<HTMLUListElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(row)

  function slide(screens: 1 | -1) {
    row.current?.scrollBy({ left: screens * row.current.clientWidth, behavior: scrollBehavior() })
  }

  return (
    <section aria-labelledby={id} className={classes.strip}>
      <div className={classes.heading}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <div className={classes.arrows} hidden={isAtStart && isAtEnd}>
          <IconButton label={`Previous in ${title}`} disabled={isAtStart} onClick={() => slide(-1)}>
            <IconArrowLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label={`Next in ${title}`} disabled={isAtEnd} onClick={() => slide(1)}>
            <IconArrowRight size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
      <ul role="list" ref={row} className={classes.row} aria-busy={isBusy}>
        {children}
      </ul>
    </section>
  )
}

/** Whether a row that scrolls sideways has reached its end, on either side. */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  // Both scrolling and a new screen width change the answer.
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const measure = () => setEnds((last) => sameOr(last, endsOf(element)))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [row])

  return ends
}

interface ScrollEnds {
  isAtStart: boolean
  isAtEnd: boolean
}

// Browsers stop fractions of a pixel before the end.
const SLACK_PX = 2

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEnds {
  return { isAtStart: scrollLeft <= SLACK_PX, isAtEnd: scrollLeft + clientWidth >= scrollWidth - SLACK_PX }
}

const sameOr = (last: ScrollEnds, next: ScrollEnds) =>
  last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd ? last : next

/** Six dishes that other guests order most, each linking to its page. */
export function MoreToLove({ section: { heading, text } }: { section: SectionOf<'popular'> }) {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(trpc.products.list.queryOptions(moreToLoveInput, liveQuery))
  if (isPending || data?.products.length === 0) return null

  return (
    <section aria-labelledby="more-to-love">
      <SectionHeading id="more-to-love" title={heading} lead={text} />
      {data === undefined && (
        <RetryLine message="These dishes could not be loaded." onRetry={() => void refetch()} />
      )}
      <ul role="list" className={classes.moreToLoveStrip}>
        {data?.products.map((product) => (
          <li key={product._id}>
            <DishLink product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DishLink({ product }: { product: Product }) {
  const { slug, title, thumbnail } = product
  const money = useMoney()
  return (
    <Link to="/product/$slug" params={{ slug }} className={classes.dish}>
      <FallbackImage src={thumbnail} sizes="14rem" loading="lazy" />
      <span className={classes.title}>{title}</span>
      <span className={classes.price}>{money.format(unitCentsOf(product, money))}</span>
    </Link>
  )
}
