import { Text } from '@mantine/core'
import type { DrawerEntry, OpenDrawer } from '@tiffin/contract'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { formatClock } from '../../lib/time/local-time.ts'
import { AmountRows, type AmountRow } from '../../ui/admin/amount-rows.tsx'

type Drawer = OpenDrawer['drawer']

const names: Record<DrawerEntry['kind'], string> = {
  count: 'Counted',
  in: 'Put in',
  out: 'Taken out',
  correction: 'Correction',
}

/** Of what the amount in the drawer consists. */
export function DrawerRows({ drawer, total }: { drawer: Drawer; total: string }) {
  const { start, cash, tips, givenBack, expected } = drawer
  const entries = useEntryRows(drawer.entries)
  return (
    <AmountRows
      rows={[
        { name: 'At the start', amount: start },
        { name: 'Cash for orders', amount: cash },
        { name: 'Tips in cash', amount: tips, isOptional: true },
        { name: 'Given back in cash', amount: -givenBack, isOptional: true },
        ...entries,
        { name: total, amount: expected, isTotal: true },
      ]}
    />
  )
}

/** Each with who made it and when. */
export function useEntryRows(entries: readonly DrawerEntry[]): AmountRow[] {
  const money = useMoney()
  const { region } = useSettings()
  return entries.map(({ kind, amount, counted, reason, by, local }) => ({
    name: `${names[kind]}${counted === undefined ? '' : ` ${money.formatAmount(counted)}`}, ${formatClock(local, region)}`,
    amount,
    detail: (
      <Text span inherit>
        {[reason, by].filter(Boolean).join(' – ')}
      </Text>
    ),
  }))
}
