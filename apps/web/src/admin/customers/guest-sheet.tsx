import { Grid, Text, Title } from '@mantine/core'
import type { GuestRef } from '@tiffin/contract'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { OrdersOfGuest } from './customer-sheet.tsx'
import { KnownGuest, useGuest } from './known-guest.tsx'

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
