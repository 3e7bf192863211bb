import { Link } from '@tanstack/react-router'
import type { AffectedDay } from '@tiffin/contract'
import { formatDay } from '../../lib/local-time.ts'
import classes from './affected-note.module.css'

/** Guests who were promised something for hours at which it is closed now: somebody has to call them. */
export function AffectedNote({ affected }: { affected: readonly AffectedDay[] }) {
  return (
    <div className={classes.note}>
      <p className={classes.title}>Please call these guests</p>
      <p>They were promised something for hours at which it is closed now.</p>
      <ul role="list" className={classes.days}>
        {affected.map(({ day, orders, reservations }) => (
          <li key={day}>
            <span className={classes.day}>{formatDay(day)}</span>
            {orders > 0 && (
              <Link to="/admin/orders" search={{ day }}>
                {orders === 1 ? '1 order' : `${orders} orders`}
              </Link>
            )}
            {reservations > 0 && (
              <Link to="/admin/reservations" search={{ day }}>
                {reservations === 1 ? '1 table' : `${reservations} tables`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
