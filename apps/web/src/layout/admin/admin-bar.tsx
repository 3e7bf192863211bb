import { Indicator, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { memo, type Ref } from 'react'
import { useNeedsSetup, useMay } from '../../lib/session/staff-member.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { findAdminLink, linkGroups, type AdminLink } from './admin-links.ts'
import classes from './admin-bar.module.css'
import { capCount } from '../describe-counts.ts'
import { useWaitingCounts } from './waiting-counts.tsx'

const MAX_LINKS = 4

// The pages used during service; the dashboard is for the office.
const linksAtHand = linkGroups.flatMap(({ name, links }) =>
  name === 'Service' || name === 'Menu' ? links : [],
)

interface AdminBarProps {
  isNavOpen: boolean
  /** Of the button. */
  more: Ref<HTMLButtonElement>
  onToggleNav: () => void
}

/** On a phone: the most used admin pages within thumb's reach, and a button for all others. */
export const AdminBar = memo(function AdminBar({ isNavOpen, more, onToggleNav }: AdminBarProps) {
  const may = useMay()
  const needsSetup = useNeedsSetup()
  if (needsSetup) return null
  const links = linksAtHand.filter(({ permission }) => may?.(permission)).slice(0, MAX_LINKS)
  const More = isNavOpen ? IconX : IconMenu2

  return (
    <nav aria-label="Most used" className={classes.bar}>
      {may === null && Array.from({ length: MAX_LINKS }, (_, place) => <span key={place} />)}
      {links.map((link) => (
        <BarLink key={link.to} link={link} />
      ))}
      <UnstyledButton ref={more} className={classes.item} aria-expanded={isNavOpen} onClick={onToggleNav}>
        <More size={22} stroke={1.6} aria-hidden />
        <span className={classes.label}>More</span>
      </UnstyledButton>
    </nav>
  )
})

function BarLink({ link: { to, label, icon: Icon, waiting } }: { link: AdminLink }) {
  const isCurrent = useLocation({ select: ({ pathname }) => findAdminLink(pathname)?.to === to })
  const counts = useWaitingCounts()
  const count = (waiting && counts[waiting.what]) ?? 0
  const icon = <Icon size={22} stroke={1.6} aria-hidden />
  return (
    <Link
      to={to}
      activeOptions={{ includeSearch: false }}
      className={classes.item}
      data-current={isCurrent || undefined}
    >
      {count === 0 ? (
        icon
      ) : (
        <Indicator label={<span aria-hidden>{capCount(count)}</span>} size={18} color="chilli.6">
          {icon}
        </Indicator>
      )}
      <span className={classes.label}>{label}</span>
      {waiting !== undefined && count > 0 && (
        <VisuallyHidden>{` ${capCount(count)} ${waiting.word}`}</VisuallyHidden>
      )}
    </Link>
  )
}
