import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { IconHeart, IconShoppingBag } from '@tabler/icons-react'
import type { ShellProps } from '../../lib/start/app-context.ts'
import { SkipLink } from '../../ui/visually-hidden.tsx'
import { OfflineNote } from '../page-announcer.tsx'
import { countQuantity } from '../../guest/cart/cart-rules.ts'
import { useCart } from '../../guest/cart/cart-store.ts'
import { useWishlist } from '../../guest/wishlist/wishlist-store.ts'
import { useUser } from '../../lib/session/session.ts'
import { Brand } from '../brand.tsx'
import { CountBadge } from '../count-badge.tsx'
import { describeCart, describeWishlist } from '../describe-counts.ts'
import { useEndSession } from '../use-end-session.ts'
import { SiteFooter } from './site-footer.tsx'
import { AccountMenu } from './account-menu.tsx'
import { loginLink, mainLinks } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import classes from './page-shell.module.css'
import { useSettings, useShownLinks } from '../../lib/api/settings.tsx'
import pageFrameClasses from './page-frame.module.css'

/** Header, page and footer. `besides` is what lies over them. */
export function PageFrame({ year, children, besides }: ShellProps & { besides: ReactNode }) {
  return (
    <div className={classes.shell}>
      <SkipLink to="content">Skip to content</SkipLink>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter year={year} />
      <OfflineNote />
      {besides}
    </div>
  )
}

function SiteHeader() {
  const cartQuantity = countQuantity(useCart())
  const wishlistCount = useWishlist().length
  const user = useUser()
  const endSession = useEndSession()
  return (
    <header className={pageFrameClasses.header}>
      <div className={pageFrameClasses.bar}>
        <Brand />
        <nav className={pageFrameClasses.nav} aria-label="Main">
          {useShownLinks(mainLinks).map(({ to, label }) => (
            <Link key={to} to={to} className={pageFrameClasses.link} activeOptions={{ exact: to === '/' }}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={pageFrameClasses.tools}>
          {useSettings().pages.wishlist && (
            <Link
              to="/wishlist"
              className={pageFrameClasses.tool}
              aria-label={describeWishlist(wishlistCount)}
              data-still="wishlist"
            >
              <IconHeart aria-hidden />
              <CountBadge count={wishlistCount} />
            </Link>
          )}
          <Link
            to="/cart"
            className={pageFrameClasses.tool}
            aria-label={describeCart(cartQuantity)}
            data-still="cart"
          >
            <IconShoppingBag aria-hidden />
            <CountBadge count={cartQuantity} />
          </Link>
          {/* Both have the same size, so that nothing moves when the browser knows who is logged in. */}
          <div className={pageFrameClasses.account} data-still="account">
            {user === null ? (
              <Link to={loginLink.to} className={pageFrameClasses.login}>
                {loginLink.label}
              </Link>
            ) : (
              <AccountMenu user={user} onLogout={endSession} />
            )}
          </div>
          <SiteMenu wishlistCount={wishlistCount} user={user} onLogout={endSession} />
        </div>
      </div>
    </header>
  )
}
