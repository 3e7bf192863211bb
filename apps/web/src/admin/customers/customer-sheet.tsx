import { Grid } from '@mantine/core'
import { trpc } from '../../lib/api/trpc.ts'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { CustomerCard } from './customer-card.tsx'
import { CustomerOrders } from './customer-orders.tsx'

/** One customer, with their details and orders. */
export function CustomerSheet({ id }: { id: string }) {
  const query = trpc.customers.get.useQuery({ id }, { staleTime: 0 })
  return (
    <QuerySheet query={query} name="customer">
      {(customer) => (
        <Grid>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <CustomerCard customer={customer} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <CustomerOrders customer={customer} />
          </Grid.Col>
        </Grid>
      )}
    </QuerySheet>
  )
}
