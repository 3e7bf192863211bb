import { Link } from '@tanstack/react-router'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useDisclosureManners } from '../ui/use-disclosure-manners.ts'
import { capCount } from './count-badge.tsx'
import { loginLink, mainLinks } from './site-links.ts'
import classes from './site-menu.module.css'

/** The header's links on narrow screens. A `details` element, so that it opens before any script has come. */
export function SiteMenu({ wishlistCount }: { wishlistCount: number }) {
  const { ref, close } = useDisclosureManners()
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
        <Link to={loginLink.to} className={classes.login} onClick={close}>
          {loginLink.label}
        </Link>
      </nav>
    </details>
  )
}
