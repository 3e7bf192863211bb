import { Fieldset, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { countableExtras, type ChosenExtras } from '../../lib/format/order-extras.ts'

interface ExtraFieldsProps {
  /** That is changed; none for a new one. */
  order?: Pick<Order, 'extras'>
  chosen: ChosenExtras
  error?: string | undefined
  onChange: (chosen: ChosenExtras) => void
}

/** How many of each pickup extra the guest asks for. */
export function ExtraFields({ order = {}, chosen, error, onChange }: ExtraFieldsProps) {
  const money = useMoney()
  const extras = countableExtras(useSettings().extras.items, order)
  if (extras.length === 0) return null
  return (
    <Fieldset legend="Pickup extras" variant="unstyled">
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
        {extras.map(({ id, name, price, max }) => (
          <NativeSelect
            key={id}
            label={price > 0 ? `${name}, ${money.formatAmount(price)}` : name}
            value={chosen[id] ?? 0}
            data={Array.from({ length: max + 1 }, (_, quantity) => ({
              value: String(quantity),
              label: quantity === 0 ? 'None' : String(quantity),
            }))}
            onChange={({ currentTarget }) => onChange({ ...chosen, [id]: Number(currentTarget.value) })}
          />
        ))}
      </SimpleGrid>
      {error !== undefined && (
        <Text role="alert" size="sm" c="chilli" mt="xs">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}
