import { Group, Stack, Text } from '@mantine/core'
import { lineKey, type Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listAmounts } from '../../lib/format/order-amounts.ts'
import { LineName } from '../../domain/line-name.tsx'
import { NoteBox } from '../../domain/note-box.tsx'
import { AmountList } from '../../domain/amount-list.tsx'

/** What to prepare, and what it costs. */
export const OrderLines = ({ order }: { order: Order }) => (
  <div>
    <NoteBox order={order} />
    <Stack component="ul" role="list" gap="xs" m={0} p={0} aria-label="Dishes">
      {order.items.map((item) => (
        <Group key={lineKey(item)} component="li" wrap="nowrap" align="baseline" gap="sm">
          <Text span flex={1} fw={600} style={{ overflowWrap: 'anywhere' }}>
            <LineName line={item} />
          </Text>
          <span>{formatCents(centsFromDollars(item.price) * item.quantity)}</span>
        </Group>
      ))}
    </Stack>
    <AmountList amounts={listAmounts(order)} />
  </div>
)
