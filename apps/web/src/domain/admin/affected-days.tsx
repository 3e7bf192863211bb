import { Anchor, List } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AffectedDay } from '@tiffin/contract'
import { Fragment } from 'react'
import { formatDay } from '../../lib/time/local-time.ts'

const kinds = [
  { kind: 'orders', to: '/admin/orders', one: 'order' },
  { kind: 'reservations', to: '/admin/reservations', one: 'table' },
] as const

/** Orders and tables on days whose hours have changed, with links to them. */
export const AffectedDays = ({ affected }: { affected: readonly AffectedDay[] }) => (
  <List>
    {affected.map(({ day, ...counts }) => (
      <List.Item key={day}>
        {formatDay(day)}:{' '}
        {kinds
          .filter(({ kind }) => counts[kind] > 0)
          .map(({ kind, to, one }) => (
            <Fragment key={kind}>
              <Anchor underline="always" renderRoot={(root) => <Link to={to} search={{ day }} {...root} />}>
                {`${counts[kind]} ${one}${counts[kind] === 1 ? '' : 's'}`}
              </Anchor>{' '}
            </Fragment>
          ))}
      </List.Item>
    ))}
  </List>
)
