import { Badge, Group, Paper, Stack, Title } from '@mantine/core'
import type { CustomerRecord } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { GuestContact } from '../../domain/admin/guest-contact.tsx'
import { DisabledBadge } from './disabled-badge.tsx'
import { SwitchAccount } from './switch-account.tsx'

export function CustomerCard({ customer }: { customer: CustomerRecord }) {
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
          Spent: formatCents(centsFromDollars(spent)),
        }}
      />
      <SwitchAccount customer={customer} />
    </Paper>
  )
}
