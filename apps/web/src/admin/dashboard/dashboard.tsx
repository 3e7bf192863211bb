import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { AdminStats } from '@tiffin/contract'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { FailedQuery } from '../../ui/admin/failed-query.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { FigureTiles } from '../../ui/admin/figure-tiles.tsx'
import { RecentOrders } from './recent-orders.tsx'
import type { SalesSearch } from './sales-search.ts'
import { count, money } from './sales-text.ts'
import { Sales } from './sales.tsx'
import { ServiceNow } from './service-now.tsx'

// Invisible, it reserves the space.
const nothing = { ordersCount: 0, productsCount: 0, usersCount: 0, revenue: 0 }

/** How the restaurant is doing: right now, in total, and during the days in the address. */
export function Dashboard({ search, onSearch }: SearchProps<SalesSearch>) {
  // Orders come in while the page is not open.
  const { data, isPending, refetch } = trpc.admin.stats.useQuery(undefined, { staleTime: 0 })
  return (
    <Stack gap="xl">
      <RoomHint room="dashboard">
        See what needs you now, and how sales are going. Click a number in the first row to see its orders.
      </RoomHint>
      <ServiceNow />
      {isPending ? (
        <div>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          <Skeleton>
            <Totals stats={nothing} />
          </Skeleton>
        </div>
      ) : data === undefined ? (
        <FailedQuery message="The figures could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Totals stats={data} />
      )}
      <Sales search={search} onSearch={onSearch} />
      {isPending && <Skeleton h="32rem" />}
      {data !== undefined && <RecentOrders orders={data.recentOrders} />}
    </Stack>
  )
}

const Totals = ({ stats }: { stats: Omit<AdminStats, 'recentOrders'> }) => (
  <TitledSection title="Since the beginning" size="h3">
    <FigureTiles
      cols={{ base: 2, lg: 4 }}
      figures={[
        { label: 'Orders', figure: count(stats.ordersCount) },
        { label: 'Products', figure: count(stats.productsCount) },
        { label: 'Users', figure: count(stats.usersCount) },
        { label: 'Revenue', figure: money(stats.revenue) },
      ]}
    />
  </TitledSection>
)
