import { Link } from '@tanstack/react-router'
import { IconChevronDown } from '@tabler/icons-react'
import type { User } from '@tiffin/contract'
import { describeAccount, firstNameOf } from './describe-account.ts'
import { accountLinks } from './site-links.ts'
import { useDisclosure } from './site-menu.tsx'
import classes from './account-menu.module.css'

interface AccountMenuProps {
  user: User
  onLogout?: () => void
}

/** The signed-in user's links, under their first name; replaces the Login button. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const { ref, close } = useDisclosure()
  const firstName = firstNameOf(user)
  return (
    <details ref={ref} className={classes.menu}>
      <summary className={classes.opener} aria-label={describeAccount(firstName)}>
        <span className={classes.name}>{firstName}</span>
        <IconChevronDown size={18} className={classes.arrow} aria-hidden />
      </summary>
      <nav className={classes.panel} aria-label="Account">
        {accountLinks(user.role).map(({ to, label }) => (
          <Link key={to} to={to} className={classes.item} onClick={close}>
            {label}
          </Link>
        ))}
        <button type="button" className={classes.item} onClick={onLogout} data-still="logout">
          Logout
        </button>
      </nav>
    </details>
  )
}
