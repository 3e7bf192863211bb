import { Link } from '@tanstack/react-router'
import { IconMenu2, IconX } from '@tabler/icons-react'
import type { User } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { capCount } from '../describe-counts.ts'
import { closeWhenLeft } from '../../lib/forms/close-when-left.ts'
import { accountLinks, loginLink, mainLinks } from './site-links.ts'
import { useSettings, useShownLinks } from '../../lib/api/settings.tsx'
import classes from './site-menu.module.css'

interface SiteMenuProps {
  wishlistCount: number
  user: User | null
  onLogout: () => void
}

/** The header's links on narrow screens. A `details` element, so that it opens before any script has loaded. */
export function SiteMenu({ wishlistCount, user, onLogout }: SiteMenuProps) {
  const { ref, close } = useDisclosure()

  function handleLogout() {
    close()
    onLogout()
  }

  return (
    <details ref={ref} className={classes.menu}>
      <summary className={classes.opener} aria-label="Menu">
        <IconMenu2 className={classes.openIcon} aria-hidden />
        <IconX className={classes.closeIcon} aria-hidden />
      </summary>
      <nav className={classes.panel} aria-label="Mobile">
        {useShownLinks(mainLinks).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={classes.link}
            activeOptions={{ exact: to === '/' }}
            onClick={close}
          >
            {label}
          </Link>
        ))}
        {useSettings().pages.wishlist && (
          <Link to="/wishlist" className={classes.link} onClick={close} data-still="menu-wishlist">
            Wishlist
            {wishlistCount > 0 && <WishCount count={wishlistCount} />}
          </Link>
        )}
        {user === null ? (
          <Link to={loginLink.to} className={classes.login} onClick={close} data-still="menu-login">
            {loginLink.label}
          </Link>
        ) : (
          <MenuAccount user={user} onFollow={close} onLogout={handleLogout} />
        )}
      </nav>
    </details>
  )
}

export const WishCount = ({ count }: { count: number }) => (
  <span className={classes.count}>{capCount(count)}</span>
)

interface MenuAccountProps {
  user: User
  onFollow?: () => void
  onLogout?: () => void
}

/** What stands in the menu of a signed-in guest instead of "Login". */
export const MenuAccount = ({ user, onFollow, onLogout }: MenuAccountProps) => (
  <>
    {accountLinks(user.role).map(({ to, label }) => (
      <Link key={to} to={to} className={classes.link} onClick={onFollow}>
        {label}
      </Link>
    ))}
    <button type="button" className={classes.logout} onClick={onLogout} data-still="logout">
      Logout
    </button>
  </>
)

/** A `details` element as a menu: it closes when the guest leaves it or the page, or on Escape, returning the focus. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)

  // Only the document receives all clicks, keys and focus changes.
  useEffect(() => (ref.current ? closeWhenLeft(ref.current) : undefined), [])

  function close() {
    if (ref.current) ref.current.open = false
  }

  return { ref, close }
}
