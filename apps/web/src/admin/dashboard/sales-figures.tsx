import { Text } from '@mantine/core'
import type { SalesReport, SalesTotals } from '@tiffin/contract'
import { FigureTiles } from '../../ui/admin/figure-tiles.tsx'
import { change, count, money, spanOfDays } from './sales-text.ts'

const figures: [label: string, key: keyof SalesTotals, write: (figure: number) => string][] = [
  ['Sales', 'revenue', money],
  ['Orders placed', 'orders', count],
  ['Average order', 'averageOrder', money],
]

/** The period in three figures, beside those of the previous period. */
export function SalesFigures({ report: { totals, previous, today, to } }: { report: SalesReport }) {
  const upTo = to >= today ? ', up to this time of day' : ''
  const note =
    previous.orders === 0
      ? `No orders ${spanOfDays(previous, today)}${upTo}.`
      : `Compared with ${spanOfDays(previous, today)}${upTo}.`
  return (
    <div>
      <FigureTiles
        cols={{ base: 1, sm: 3 }}
        figures={figures.map(([label, key, write]) => ({
          label,
          figure: write(totals[key]),
          beside: <Change now={totals[key]} before={previous[key]} />,
        }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {note}
      </Text>
    </div>
  )
}

const colors: Record<string, string> = { '+': 'leaf.8', '−': 'chilli.7' }

function Change({ now, before }: { now: number; before: number }) {
  const changed = change(now, before)
  if (changed === null) return null
  return (
    <Text component="span" ml="sm" fw={600} c={colors[changed.charAt(0)] ?? 'dimmed'}>
      {changed}
    </Text>
  )
}
