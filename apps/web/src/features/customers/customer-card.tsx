import { Anchor, Badge, Group, Stack, Title } from '@mantine/core'
import type { CustomerRecord } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatShortDate } from '../../lib/local-time.ts'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { DisabledBadge } from './disabled-badge.tsx'
import { SwitchAccount } from './switch-account.tsx'

interface CustomerCardProps {
  customer: CustomerRecord
  onSwitched: () => void
}

export function CustomerCard({ customer, onSwitched }: CustomerCardProps) {
  const { name, email, isEmailVerified, isDisabled, createdAt, createdLocal, ordersCount, spent } = customer
  return (
    <Stack align="flex-start" style={{ overflowWrap: 'anywhere' }}>
      <div>
        <Title order={2} size="h3">
          {name}
        </Title>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </div>
      {(isDisabled || !isEmailVerified) && (
        <Group gap="xs">
          {isDisabled && <DisabledBadge />}
          {!isEmailVerified && (
            <Badge variant="light" color="ink" tt="none">
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
      <SwitchAccount customer={customer} onSwitched={onSwitched} />
    </Stack>
  )
}
