import { shopCopy } from '@tiffin/restaurant'
import { useRef, type ReactNode } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { KitchenPromise } from './kitchen-promise.tsx'
import type { MenuSearch } from './menu-search.ts'
import classes from './order-layout.module.css'
import { useReturnToTop } from './use-return-to-top.ts'

interface OrderLayoutProps {
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
  search,
  tiles,
  chips,
  sideCart,
  mobileCart,
  afterwards,
  children,
}: OrderLayoutProps) {
  const settings = useSettings()
  const dishes = useRef<HTMLDivElement>(null)
  useReturnToTop(dishes, search)

  return (
    <>
      <SkipLink to="dishes">Skip to search and dishes</SkipLink>
      <div className={classes.band}>
        <Container>
          <header className={classes.heading}>
            <h1>{shopCopy.orderPage.heading}</h1>
            <KitchenPromise />
            <noscript>
              <p className={classes.byPhone}>
                The cart needs JavaScript. Without it, call {settings.contact.phone.display} and we’ll take
                your order.
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
