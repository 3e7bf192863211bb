import { Link } from '@tanstack/react-router'
import { IconHeart, IconShoppingBag } from '@tabler/icons-react'
import { countQuantity } from '../../guest/cart/cart.ts'
import { useCart } from '../../guest/cart/cart-store.ts'
import { useWishlist } from '../../guest/wishlist/wishlist-store.ts'
import { useUser } from '../../lib/session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from '../brand.tsx'
import { CountBadge } from '../count-badge.tsx'
import { describeCart, describeWishes } from '../describe-counts.ts'
import { loginLink, mainLinks } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import classes from './site-header.module.css'
import { useEndSession } from '../use-end-session.ts'

export function SiteHeader() {
  const cartQuantity = countQuantity(useCart())
  const wishlistCount = useWishlist().length
  const user = useUser()
  const endSession = useEndSession()
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand />
        <nav className={classes.nav} aria-label="Main">
          {mainLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link} activeOptions={{ exact: to === '/' }}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          <Link
            to="/wishlist"
            className={classes.tool}
            aria-label={describeWishes(wishlistCount)}
            data-still="wishes"
          >
            <IconHeart aria-hidden />
            <CountBadge count={wishlistCount} />
          </Link>
          <Link to="/cart" className={classes.tool} aria-label={describeCart(cartQuantity)} data-still="cart">
            <IconShoppingBag aria-hidden />
            <CountBadge count={cartQuantity} />
          </Link>
          {/* Both have the same size, so that nothing moves when the browser knows who is logged in. */}
          <div className={classes.account} data-still="account">
            {user === null ? (
              <Link to={loginLink.to} className={classes.login}>
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
