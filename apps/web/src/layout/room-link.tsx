import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
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
  const words = waiting && count > 0 ? `${capCount(count)} ${waiting.word}` : null
  return (
    <Link to={to} className={classes.link} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
      {/* One text: a blank of its own would be a line of the grid. */}
      {words === null ? label : `${label} `}
      <CountBadge count={count} />
      {words !== null && <VisuallyHidden>{words}</VisuallyHidden>}
    </Link>
  )
}
