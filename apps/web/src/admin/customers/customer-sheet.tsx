import { Amount } from '../../domain/price.tsx'
import { Grid, Text, Badge, Group, Paper, Stack, Title, Button } from '@mantine/core'
import type { CustomerRecord, Order, GuestRef } from '@tiffin/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { listLines } from '../../lib/format/order-lines.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection, FactList } from '../../ui/admin/fact-list.tsx'
import { PlacedTime } from '../../domain/order-parts.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { GuestContact } from '../../domain/admin/reply-thread.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'
import { KnownGuest, useGuest } from './known-guest.tsx'
import { DisabledBadge } from './customer-list.tsx'

/** One customer, with their details and orders. */
export function CustomerSheet({ id }: { id: string }) {
  const trpc = useTRPC()
  const query = useQuery(trpc.customers.get.queryOptions({ id }, { staleTime: 0 }))
  return (
    <QuerySheet query={query} name="customer">
      {(customer) => (
        <Grid>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack>
              <CustomerCard customer={customer} />
              <KnownCustomer id={id} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <OrdersOfGuest {...customer} />
          </Grid.Col>
        </Grid>
      )}
    </QuerySheet>
  )
}

/** The same about a guest with an account, once it is known. */
function KnownCustomer({ id }: { id: string }) {
  const { query, setGuest } = useGuest({ customerId: id })
  if (query.data === undefined) return null
  return <KnownGuest guest={{ customerId: id }} known={query.data} onChanged={setGuest} />
}

const OrdersOfGuest = ({ orders, ordersCount }: Pick<CustomerRecord, 'orders' | 'ordersCount'>) => (
  <TitledSection isCard title="Orders" size="h3">
    {orders.length === 0 && <Text c="dimmed">No orders yet.</Text>}
    {orders.length < ordersCount && (
      <Text c="dimmed">{`Showing the newest ${orders.length} of ${ordersCount}.`}</Text>
    )}
    {orders.length > 0 && <DataTable label="Orders" columns={columns} rows={orders} isOld={false} />}
  </TitledSection>
)

const columns: Column<Order>[] = [
  {
    heading: 'Order',
    isUnbroken: true,
    cell: ({ _id, number }) => (
      <RowLink to="/admin/orders" search={{ order: _id }}>
        Order {number}
      </RowLink>
    ),
  },
  { heading: 'Placed', cell: (order) => <PlacedTime order={order} /> },
  { heading: 'Dishes', isWide: true, cell: ({ items }) => listLines(items) },
  {
    heading: 'Total',
    align: 'right',
    cell: ({ amounts, currency }) => <Amount amount={amounts.total} currency={currency} />,
  },
  { heading: 'Status', cell: ({ status }) => <StatusMark isForStaff status={status} /> },
]

function CustomerCard({ customer }: { customer: CustomerRecord }) {
  const { name, email, isEmailVerified, isDisabled, createdAt, createdLocal, ordersCount, spent } = customer
  return (
    <Paper
      p="lg"
      shadow="xs"
      style={{ overflowWrap: 'anywhere' }}
      renderRoot={(root) => <Stack component="section" aria-label="Account" align="flex-start" {...root} />}
    >
      <div>
        <Title order={2} size="h3">
          {name}
        </Title>
        <GuestContact email={email} />
      </div>
      {(isDisabled || !isEmailVerified) && (
        <Group gap="xs">
          {isDisabled && <DisabledBadge />}
          {!isEmailVerified && (
            <Badge variant="light" color="ink">
              Email not verified
            </Badge>
          )}
        </Group>
      )}
      <FactList
        facts={{
          'Customer since': <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>,
          Orders: ordersCount,
          Spent: <Amount amount={spent} />,
        }}
      />
      <SwitchAccount customer={customer} />
    </Paper>
  )
}

const notChanged = { title: 'The account could not be changed', hint: 'Please try again.' }

/** Disables an account after confirmation, or enables it again. */
function SwitchAccount({ customer: { _id: id, name, isDisabled } }: { customer: CustomerRecord }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { disable, enable } = client.customers
  const switching = useMutation({
    mutationFn: () => (isDisabled ? enable : disable).mutate({ id }),
    onSuccess(changed) {
      queryClient.setQueryData(trpc.customers.get.queryKey({ id }), changed)
      void queryClient.invalidateQueries(trpc.customers.list.pathFilter())
      showToast({ message: `${name} is ${changed.isDisabled ? 'disabled' : 'enabled'}`, kind: 'success' })
    },
  })

  if (!isDisabled) {
    return (
      <ConfirmButton
        label="Disable account"
        question={`Disable ${name}?`}
        consequence="They are logged out immediately and can’t log in. Their orders and wishlist are kept."
        yes="Disable"
        no="Cancel"
        run={() => switching.mutateAsync()}
      />
    )
  }
  return (
    <>
      <Button variant="default" loading={switching.isPending} onClick={() => switching.mutate()}>
        Enable account
      </Button>
      <FailureAlert failure={switching.error && explainFailure(switching.error, notChanged)} />
    </>
  )
}

/** A guest without an account, or with one that staff have merged with their contacts. */
export function GuestSheet({ guest }: { guest: GuestRef }) {
  const { query, setGuest } = useGuest(guest)
  return (
    <QuerySheet query={query} name="guest">
      {(known) => (
        <Grid>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <Title order={2} size="h3" mb="sm">
              {known.name || 'Guest'}
            </Title>
            {known.account === null ? (
              <Text c="dimmed" mb="sm">
                No account
              </Text>
            ) : (
              <ButtonLink to="/admin/customers/$id" params={{ id: known.account._id }} mb="sm">
                Account of {known.account.name}
              </ButtonLink>
            )}
            <KnownGuest guest={guest} known={known} onChanged={setGuest} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <OrdersOfGuest orders={known.orders} ordersCount={known.ordersCount} />
          </Grid.Col>
        </Grid>
      )}
    </QuerySheet>
  )
}
