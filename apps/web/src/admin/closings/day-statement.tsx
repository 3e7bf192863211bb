import { SimpleGrid, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import {
  paidNames,
  type DayFigures,
  type SoldFigures,
  type DrawerEntry,
  type OpenDrawer,
} from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { formatClock } from '../../lib/time/local-time.ts'
import { FigureTiles, TitledSection, AmountRows, type AmountRow } from '../../ui/admin/fact-list.tsx'

/** What was sold and paid: of a day, of a shift, or since the last closing. */
export function DayStatement({ figures }: { figures: DayFigures }) {
  const money = useMoney()
  const { orders, sales, payments, settled } = figures
  const taken = payments.reduce((sum, one) => sum + one.taken - one.givenBack, 0)
  return (
    <Stack>
      <FigureTiles
        cols={{ base: 1, xs: 3 }}
        figures={[
          { label: 'Sales', figure: money.formatAmount(sales.total) },
          { label: 'Orders', figure: String(orders.sold) },
          { label: 'Paid', figure: money.formatAmount(taken) },
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <TitledSection isCard title="Sales" size="h5">
          <AmountRows rows={salesRows(figures, money)} />
        </TitledSection>
        <Stack>
          <TitledSection isCard title="Payments" size="h5">
            {payments.length === 0 ? (
              <Text c="dimmed">Nothing was paid.</Text>
            ) : (
              <AmountRows rows={paymentRows(figures)} />
            )}
          </TitledSection>
          <TitledSection isCard title="Orders" size="h5">
            <OrderCounts figures={figures} />
            <AmountRows
              rows={[
                { name: 'Still to pay', amount: settled.toPay, isOptional: true },
                { name: 'Refund due', amount: settled.toReturn, isOptional: true },
                {
                  name: 'Goodwill refunds',
                  amount: settled.goodwill,
                  detail: 'For complaints; the sale stands',
                  isOptional: true,
                },
                {
                  name: 'Paid for orders that were not sold',
                  amount: settled.unsold,
                  detail: 'Cancelled or no-show, and not refunded',
                  isOptional: true,
                },
              ]}
            />
          </TitledSection>
        </Stack>
      </SimpleGrid>
    </Stack>
  )
}

export function salesRows({ sales, taxes, cancelled, noShows }: SoldFigures, money: Money): AmountRow[] {
  const taxRows = (isIncluded: boolean) =>
    taxes
      .filter((tax) => tax.isIncluded === isIncluded)
      .map(({ name, percent, number, base, amount }) => ({
        name: `${isIncluded ? 'Included: ' : ''}${name} ${percent}%`,
        amount,
        detail: [`on ${money.formatAmount(base)}`, number].filter(Boolean).join(' · '),
      }))
  return [
    { name: 'At menu prices', amount: sales.menu },
    { name: 'Comps', amount: -sales.comps, isOptional: true },
    { name: 'Other prices', amount: -sales.repriced, isOptional: true },
    { name: 'Coupons', amount: -sales.discounts, isOptional: true },
    { name: 'Pickup extras', amount: sales.extras, isOptional: true },
    ...taxRows(false),
    { name: 'Sales', amount: sales.total, isTotal: true },
    ...taxRows(true),
    { name: 'Cancelled orders', amount: cancelled, detail: 'Not in the sales', isOptional: true },
    { name: 'No-shows', amount: noShows, detail: 'Not in the sales', isOptional: true },
  ]
}

const paymentRows = ({ payments }: DayFigures): AmountRow[] =>
  payments.flatMap(({ method, payments: number, taken, tips, refunds, givenBack }) => {
    const name = upperFirst(paidNames[method])
    return [
      { name, amount: taken, detail: number === 1 ? '1 payment' : `${number} payments` },
      { name: `${name}: tips`, amount: tips, isOptional: true },
      {
        name: `${name}: refunded`,
        amount: -givenBack,
        ...(refunds > 1 && { detail: `${refunds} times` }),
        isOptional: true,
      },
    ]
  })

function OrderCounts({ figures: { orders } }: { figures: DayFigures }) {
  const counts = [
    `${orders.placed} placed`,
    orders.open > 0 && `${orders.open} not handed over yet`,
    orders.cancelled > 0 && `${orders.cancelled} cancelled`,
    orders.noShows > 0 && (orders.noShows === 1 ? '1 no-show' : `${orders.noShows} no-shows`),
  ].filter((text) => text !== false)
  return <Text mb={4}>{counts.join(' · ')}</Text>
}

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
        { name: 'Refunded in cash', amount: -givenBack, isOptional: true },
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
