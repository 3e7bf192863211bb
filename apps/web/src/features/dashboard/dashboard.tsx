import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './dashboard.module.css'
import { RecentOrders } from './recent-orders.tsx'
import type { SalesSearch } from './sales-search.ts'
import { Sales } from './sales.tsx'
import { ServiceNow } from './service-now.tsx'
import { StatTiles } from './stat-tiles.tsx'

interface DashboardProps {
  search: SalesSearch
  onSearch: (search: SalesSearch) => void
}

// Unseen, it keeps the place.
const nothing = { ordersCount: 0, productsCount: 0, usersCount: 0, revenue: 0 }

/** How the restaurant is doing: right now, in all, and in the days that the address names. */
export function Dashboard({ search, onSearch }: DashboardProps) {
  // Orders come in while nobody looks.
  const { data, isPending, refetch } = trpc.admin.stats.useQuery(undefined, { staleTime: 0 })
  return (
    <div className={classes.dashboard}>
      <ServiceNow />
      {isPending ? (
        <div className={classes.loading}>
          <p role="status">Loading...</p>
          <StatTiles stats={nothing} />
        </div>
      ) : data === undefined ? (
        <RetryLine message="The figures could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <StatTiles stats={data} />
      )}
      <Sales search={search} onSearch={onSearch} />
      {isPending && <Skeleton height="32rem" borderRadius="var(--radius)" />}
      {data !== undefined && <RecentOrders orders={data.recentOrders} />}
    </div>
  )
}
