import { Amount } from '../../domain/price.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { Skeleton, Stack, VisuallyHidden, Text, Paper, SimpleGrid, Alert, Button, Group } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminStats, Order } from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { FailedQuery } from '../../ui/admin/failure-alert.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { TitledSection, FigureTiles } from '../../ui/admin/fact-list.tsx'
import { shortId } from '../../lib/format/order-status.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { PlacedTime } from '../../domain/order-parts.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { polledQuery } from '../../lib/live/live-state.ts'
import type { SalesSearch } from './sales-search.ts'
import { count } from './chart-card.tsx'
import { Sales } from './sales.tsx'

// Invisible, it reserves the space.
const nothing = { ordersCount: 0, productsCount: 0, usersCount: 0, revenue: 0 }

/** How the restaurant is doing: right now, in total, and during the days in the address. */
export function Dashboard({ search, onSearch }: SearchProps<SalesSearch>) {
  const trpc = useTRPC()
  // Orders come in while the page is not open.
  const { data, isPending, refetch } = useQuery(trpc.admin.stats.queryOptions(undefined, { staleTime: 0 }))
  return (
    <Stack gap="xl">
      <PageHint page="dashboard">
        See what needs you now, and how sales are going. Click a number in the first row to see its orders.
      </PageHint>
      <SetupNote />
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
  <TitledSection title="All time" size="h3">
    <FigureTiles
      cols={{ base: 2, lg: 4 }}
      figures={[
        { label: 'Orders', figure: count(stats.ordersCount) },
        { label: 'Products', figure: count(stats.productsCount) },
        { label: 'Users', figure: count(stats.usersCount) },
        { label: 'Revenue', figure: <Amount amount={stats.revenue} /> },
      ]}
    />
  </TitledSection>
)

const columns: Column<Order>[] = [
  {
    heading: 'Order',
    cell: ({ _id, number }) => (
      <>
        <RowLink to="/admin/orders" search={{ order: _id }}>
          No. {number}
        </RowLink>
        <Text span size="sm" c="dimmed" ml="xs">
          {shortId(_id)}
        </Text>
      </>
    ),
  },
  { heading: 'Customer', cell: ({ customer }) => customer.name },
  {
    heading: 'Total',
    align: 'right',
    cell: ({ amounts, currency }) => <Amount amount={amounts.total} currency={currency} />,
  },
  { heading: 'Status', cell: ({ status }) => <StatusMark isForStaff status={status} /> },
  { heading: 'Date', isWide: true, cell: (order) => <PlacedTime order={order} /> },
]

const RecentOrders = ({ orders }: { orders: Order[] }) => (
  <TitledSection title="Recent Orders" size="h3">
    {orders.length === 0 ? (
      <Text c="dimmed">No orders yet</Text>
    ) : (
      <DataTable label="Recent Orders" columns={columns} rows={orders} isOld={false} />
    )}
  </TitledSection>
)

/** Live order figures at this moment; each number links to its orders. */
function ServiceNow() {
  const money = useMoney()
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.admin.now.queryOptions(undefined, { ...polledQuery, staleTime: 0 }),
  )
  if (!isPending && data === undefined)
    return <FailedQuery message="The open orders could not be counted." onRetry={() => void refetch()} />
  return (
    <SimpleGrid component="section" aria-label="Right now" cols={{ base: 2, lg: 4 }} spacing="md">
      {data === undefined ? (
        Array.from({ length: 4 }, (_, place) => <Skeleton key={place} h={108} />)
      ) : (
        <>
          <Figure
            label="Open orders"
            figure={count(data.open)}
            hint={data.placed > 0 ? `${count(data.placed)} not accepted yet` : 'All accepted'}
            isUrgent={data.placed > 0}
          />
          <Figure
            label="Late"
            figure={count(data.late)}
            hint={data.late > 0 ? 'Past their pickup time and not ready' : 'No one is waiting'}
            isUrgent={data.late > 0}
          />
          <Figure
            label="Next hour"
            figure={count(data.nextHour)}
            hint={data.nextHour === 1 ? 'Pickup' : 'Pickups'}
          />
          <Figure
            label="Due today"
            figure={count(data.today.orders)}
            hint={money.formatAmount(data.today.total)}
          />
        </>
      )}
    </SimpleGrid>
  )
}

interface FigureProps {
  label: string
  figure: string
  hint: string
  /** Someone has to act. */
  isUrgent?: boolean
}

const Figure = ({ label, figure, hint, isUrgent = false }: FigureProps) => (
  <Paper
    p="md"
    shadow="xs"
    c="ink.9"
    td="none"
    bg={isUrgent ? 'chilli.0' : 'white'}
    renderRoot={(root) => <Link to="/admin/orders" {...root} />}
  >
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text ff="heading" fz="2rem" fw={600} lh={1.2}>
      {figure}
    </Text>
    <Text size="sm" c={isUrgent ? 'chilli.7' : 'dimmed'} fw={isUrgent ? 600 : 400}>
      {hint}
    </Text>
  </Paper>
)

/** What is left to set up: stays on the dashboard until everything is done, or someone hides it. */
function SetupNote() {
  const may = useMay()
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useQuery(
    trpc.setup.get.queryOptions(undefined, { enabled: may?.('settings') === true, staleTime: 0 }),
  )
  const hiding = useMutation({
    mutationFn: async () => {
      const { settings, edits } = await client.settings.list.query()
      const version = edits.find(({ section }) => section === 'launch')?.version
      return client.settings.change.mutate({
        launch: { ...settings.launch, showsSteps: false },
        version,
      })
    },
    onSuccess: () => queryClient.invalidateQueries(trpc.setup.get.pathFilter()),
  })
  if (data === undefined || !data.isListed) return null
  const left = data.steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <Alert role="note" title={data.launch === 'open' ? 'The site is open' : 'The site is not open yet'}>
      <Text mb="sm">{`${left} of ${data.steps.length} steps are left to set up your restaurant.`}</Text>
      <Group gap="sm">
        <ButtonLink to="/admin/steps" variant="filled">
          Go on with the set-up
        </ButtonLink>
        <Button variant="default" loading={hiding.isPending} onClick={() => hiding.mutate()}>
          Hide this list
        </Button>
      </Group>
    </Alert>
  )
}
