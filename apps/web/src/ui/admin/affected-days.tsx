import { Anchor, List } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AffectedDay } from '@tiffin/contract'
import { formatDay } from '../../lib/local-time.ts'

/** What was promised to guests on days whose hours have changed, with the way to those orders and tables. */
export function AffectedDays({ affected }: { affected: readonly AffectedDay[] }) {
  return (
    <List>
      {affected.map(({ day, orders, reservations }) => (
        <List.Item key={day}>
          {formatDay(day)}:{' '}
          {orders > 0 && (
            <Anchor
              underline="always"
              renderRoot={(root) => <Link to="/admin/orders" search={{ day }} {...root} />}
            >
              {orders === 1 ? '1 order' : `${orders} orders`}
            </Anchor>
          )}{' '}
          {reservations > 0 && (
            <Anchor
              underline="always"
              renderRoot={(root) => <Link to="/admin/reservations" search={{ day }} {...root} />}
            >
              {reservations === 1 ? '1 table' : `${reservations} tables`}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  )
}
