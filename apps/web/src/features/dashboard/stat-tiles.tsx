import type { AdminStats } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import classes from './stat-tiles.module.css'

export function StatTiles({ stats }: { stats: AdminStats }) {
  const tiles: [label: string, figure: string][] = [
    ['Orders', String(stats.ordersCount)],
    ['Products', String(stats.productsCount)],
    ['Users', String(stats.usersCount)],
    ['Revenue', formatCents(centsFromDollars(stats.revenue))],
  ]
  return (
    <dl className={classes.tiles}>
      {tiles.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
