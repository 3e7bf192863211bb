import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import classes from './dashboard.module.css'
import { RecentOrders } from './recent-orders.tsx'
import { StatTiles } from './stat-tiles.tsx'

/** How the restaurant is doing. */
export function Dashboard() {
  // Orders come in while nobody looks.
  const { data, isPending, refetch } = trpc.admin.stats.useQuery(undefined, { staleTime: 0 })

  if (isPending) {
    return (
      <p role="status" className={classes.loading}>
        Loading...
      </p>
    )
  }
  if (data === undefined) {
    return <RetryLine message="The figures could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.dashboard}>
      <StatTiles stats={data} />
      <RecentOrders orders={data.recentOrders} />
    </div>
  )
}
