import type { SiteSettings } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { useRef, useEffect, type ReactNode, type RefObject } from 'react'
import { IconShoppingBag } from '@tabler/icons-react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { SkipLink } from '../../ui/visually-hidden.tsx'
import { describeBusyMode } from '../../lib/time/describe-pickup.ts'
import { formatClock, nameDay } from '../../lib/time/local-time.ts'
import { usePickupTimes, type PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import type { MenuSearch } from './menu-search.ts'
import classes from './order-layout.module.css'

/** True at any hour: the page may have been stored. What holds right now, the browser asks. */
interface Head {
  heading: string
  text: string
}

interface OrderLayoutProps {
  /** A page has one: the contract sees to it. */
  head: Head | undefined
  search: MenuSearch
  tiles: ReactNode
  chips: ReactNode
  /** Beside the dishes; hidden where there is no room. */
  sideCart: ReactNode
  /** Floats over the page instead. */
  mobileCart: ReactNode
  afterwards: ReactNode
  /** The dishes, and the means to find them. */
  children: ReactNode
}

/** The layout of the order page. */
export function OrderLayout({
  head,
  search,
  tiles,
  chips,
  sideCart,
  mobileCart,
  afterwards,
  children,
}: OrderLayoutProps) {
  const settings = useSettings()
  const { phone } = settings.contact
  const dishes = useRef<HTMLDivElement>(null)
  useReturnToTop(dishes, search)

  return (
    <>
      <SkipLink to="dishes">Skip to search and dishes</SkipLink>
      <div className={classes.band}>
        <Container>
          <header className={classes.heading}>
            <h1>{head?.heading ?? 'Order online'}</h1>
            <KitchenPromise usual={head?.text} />
            <noscript>
              <p className={classes.byPhone}>
                The cart needs JavaScript. Without it, call <a href={`tel:${phone.tel}`}>{phone.display}</a>{' '}
                and we’ll take your order.
              </p>
            </noscript>
          </header>
          {tiles}
        </Container>
      </div>
      <Container>
        <div className={classes.page}>
          <div className={classes.columns}>
            <div className={classes.dishes}>
              {chips}
              <div id="dishes" tabIndex={-1} className={classes.found} ref={dishes}>
                {children}
              </div>
            </div>
            {sideCart}
          </div>
          {afterwards}
          <p className={classes.allergies}>{shopCopy.allergyNotice(settings)}</p>
        </div>
        {mobileCart}
      </Container>
    </>
  )
}

/** Scrolls to the first dishes when other dishes are requested. */
function useReturnToTop(
  dishes: RefObject<HTMLElement | null>,
  { category, q, sort, page, diet, without }: MenuSearch,
) {
  const requested = `${category} ${q} ${sort} ${page} ${diet} ${without}`
  const lastRequested = useRef(requested)

  // The address changes through links, typing and the browser's own buttons.
  useEffect(() => {
    if (lastRequested.current === requested) return
    lastRequested.current = requested
    const element = dishes.current
    if (element !== null && !isNearTop(element)) element.scrollIntoView({ behavior: scrollBehavior() })
  }, [requested, dishes])
}

function isNearTop(element: HTMLElement) {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top <= window.innerHeight / 2
}

// Rounding and a device's slightly slow clock are no reason to say anything.
const TOLERANCE_MS = 15 * 60_000

/** How soon an order is ready; once the browser knows that it takes longer, when the first one is. */
export function KitchenPromise({ usual }: { usual: string | undefined }) {
  const settings = useSettings()
  const { data, error } = usePickupTimes([], { isWanted: true })
  const laterNote = describeNever(error) ?? (data === undefined ? null : describeLater(data, settings))
  return (
    <p className={classes.promise}>
      {/* One element for both texts: with another one, browsers would say that the page was painted only then. */}
      <span>
        <PickupOnly /> · {laterNote ?? usual}
      </span>
      {laterNote !== null && (
        <span aria-hidden className={classes.replaced}>
          <PickupOnly /> · {usual}
        </span>
      )}
    </p>
  )
}

function PickupOnly() {
  return (
    <strong className={classes.pickup}>
      <IconShoppingBag size={18} aria-hidden /> Pickup only
    </strong>
  )
}

/** Why nothing can be ordered, not even for later: paused until staff resume, closed for weeks, or fully booked. */
function describeNever(error: unknown): string | null {
  const body = readErrorBody(error)
  return body?.code === 'CLOSED' || body?.code === 'SLOT_FULL' ? body.message : null
}

function describeLater(
  times: NonNullable<PickupTimesQuery['data']>,
  { ordering: { leadMinutes }, region }: SiteSettings,
) {
  const { now, asSoonAsPossible } = times
  const { at, local } = asSoonAsPossible
  const busyLine = describeBusyMode(times, times.today, region)
  const usualWaitMs = leadMinutes * 60_000
  if (busyLine === null && Date.parse(at) - Date.parse(now.at) <= usualWaitMs + TOLERANCE_MS) return null
  const reason = busyLine ?? (times.isOpen ? 'Many orders right now.' : 'Closed now.')
  return `${reason} First pickup ${nameDay(local, times.today)}, about ${formatClock(local, region)}`
}

/** Smooth where the guest's device allows motion. CSS could do the same, but would also slow down the Tab key. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
