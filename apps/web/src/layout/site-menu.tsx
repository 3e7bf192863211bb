import { Link } from '@tanstack/react-router'
import { IconMenu2, IconX } from '@tabler/icons-react'
import type { User } from '@tiffin/contract'
import { capCount } from './count-badge.tsx'
import { accountLinks, loginLink, mainLinks } from './site-links.ts'
import { useDisclosure } from './use-disclosure.ts'
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
        {mainLinks.map(({ to, label }) => (
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
        <Link to="/wishlist" className={classes.link} onClick={close}>
          Wishlist
          {wishlistCount > 0 && <span className={classes.count}>{capCount(wishlistCount)}</span>}
        </Link>
        {user === null ? (
          <Link to={loginLink.to} className={classes.login} onClick={close}>
            {loginLink.label}
          </Link>
        ) : (
          <>
            {accountLinks(user.role).map(({ to, label }) => (
              <Link key={to} to={to} className={classes.link} onClick={close}>
                {label}
              </Link>
            ))}
            <button type="button" className={classes.logout} onClick={handleLogout}>
              Logout
            </button>
          </>
        )}
      </nav>
    </details>
  )
}
