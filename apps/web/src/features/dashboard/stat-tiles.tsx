import type { AdminStats } from '@tiffin/contract'
import type { CSSProperties } from 'react'
import { count, money } from './sales-words.ts'
import classes from './stat-tiles.module.css'

export function StatTiles({ stats }: { stats: Omit<AdminStats, 'recentOrders'> }) {
  const tiles: [label: string, figure: string][] = [
    ['Orders', count(stats.ordersCount)],
    ['Products', count(stats.productsCount)],
    ['Users', count(stats.usersCount)],
    ['Revenue', money(stats.revenue)],
  ]
  return (
    <dl className={classes.tiles}>
      {tiles.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd style={{ '--length': figure.length } as CSSProperties}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
