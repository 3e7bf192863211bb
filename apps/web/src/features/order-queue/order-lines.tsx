import { Group, Stack, Text } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listAmounts } from '../../lib/order-amounts.ts'
import { NoteBox } from '../../ui/note-box.tsx'
import { AmountList } from '../../ui/amount-list.tsx'

/** What to prepare, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <div>
      <NoteBox order={order} />
      <Stack component="ul" role="list" gap="xs" m={0} p={0} aria-label="Dishes">
        {order.items.map(({ slug, title, quantity, price }) => (
          <Group key={slug} component="li" wrap="nowrap" align="baseline" gap="sm">
            <strong>{`${quantity}\u{A0}×`}</strong>
            <Text span flex={1} fw={600} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Text>
            <span>{formatCents(centsFromDollars(price) * quantity)}</span>
          </Group>
        ))}
      </Stack>
      <AmountList amounts={listAmounts(order)} />
    </div>
  )
}
