import type { Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import { useRef, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { liveQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { chefSpecialsInput } from './menu-queries.ts'
import { scrollBehavior } from './scroll-behavior.ts'
import classes from './chef-specials.module.css'

const { heading, text } = shopCopy.chefSpecials

/** The chef's own dishes. Nothing is rendered if there are none. */
export function ChefSpecials({ renderDish }: { renderDish: (product: Product, place: number) => ReactNode }) {
  const { data, isPending, refetch } = trpc.products.list.useQuery(chefSpecialsInput, liveQuery)
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
