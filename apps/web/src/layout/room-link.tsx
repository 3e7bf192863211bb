import { Link } from '@tanstack/react-router'
import classes from './admin-nav.module.css'
import type { AdminLink } from './admin-links.ts'
import { capCount, CountBadge } from './count-badge.tsx'

interface RoomLinkProps extends Pick<AdminLink, 'to' | 'label'> {
  waiting: AdminLink['waiting'] | undefined
  /** How many things wait there. */
  count: number
}

/** The way to a room, with how many things wait there. */
export function RoomLink({ to, label, waiting, count }: RoomLinkProps) {
  return (
    <Link
      to={to}
      className={classes.link}
      activeOptions={{ exact: to === '/admin', includeSearch: false }}
      aria-label={waiting && count > 0 ? `${label}, ${capCount(count)} ${waiting.word}` : undefined}
    >
      {label}
      <CountBadge count={count} />
    </Link>
  )
}
