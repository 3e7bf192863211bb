import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { reportPeriods, type PaymentsReport, type ReportPeriod } from '@tiffin/contract'
import { useMoney } from '../../lib/api/settings.tsx'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { FigureTiles, TitledSection, AmountRows } from '../../ui/admin/fact-list.tsx'
import { ListNote, QuerySheet } from '../../ui/admin/query-list.tsx'
import { FilterLinks } from '../../ui/admin/searched-list.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { OnlineTable, PeriodTable, WayTable, Comparisons } from './payment-tables.tsx'
import { type PaymentsSearch, usualSpans } from './payments-search.ts'

/** What was paid on the days in the address, and how it becomes what was sold. */
export function Payments({ search, onSearch }: SearchProps<PaymentsSearch>) {
  const trpc = useTRPC()
  const query = useQuery(trpc.payments.report.queryOptions(search, listQuery))
  const appError = readErrorBody(query.error)
  return (
    <Stack gap="lg">
      <DaysChooser search={search} shown={query.data} onSearch={onSearch} />
      {appError?.code === 'VALIDATION' ? (
        <ListNote title={appError.message} hint="Choose other days above." />
      ) : (
        <QuerySheet query={query} name="payments">
          {(report) => <Report report={report} />}
        </QuerySheet>
      )}
    </Stack>
  )
}

const periodNames: Record<ReportPeriod, string> = { day: 'Day', month: 'Month' }

interface DaysChooserProps extends SearchProps<PaymentsSearch> {
  shown: PaymentsReport | undefined
}

function DaysChooser({ search, shown, onSearch }: DaysChooserProps) {
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const from = search.from ?? shown?.from ?? ''
  const to = search.to ?? shown?.to ?? ''
  const isShown = (usual: PaymentsSearch) =>
    usual.from === search.from && usual.to === search.to && usual.by === search.by
  return (
    <Stack gap="sm">
      {today !== undefined && (
        <FilterLinks
          label="Days"
          to="/admin/payments"
          choices={usualSpans(today).map((usual) => ({ ...usual, isSelected: isShown(usual.search) }))}
        />
      )}
      <Group align="flex-end" gap="sm">
        <TextInput
          type="date"
          label="From"
          value={from}
          onChange={({ currentTarget: { value } }) =>
            value !== '' && onSearch({ ...search, from: value, to })
          }
        />
        <TextInput
          type="date"
          label="To"
          value={to}
          onChange={({ currentTarget: { value } }) =>
            value !== '' && onSearch({ ...search, from, to: value })
          }
        />
        <NativeSelect
          label="Listed by"
          data={reportPeriods.map((value) => ({ value, label: periodNames[value] }))}
          value={search.by ?? 'day'}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...search, by: value === 'month' ? 'month' : undefined })
          }
        />
      </Group>
    </Stack>
  )
}

function Report({ report }: { report: PaymentsReport }) {
  const money = useMoney()
  const { methods, periods, online, comparisons, by } = report
  const sumOf = (pick: (one: PaymentsReport['methods'][number]) => number) =>
    money.formatAmount(methods.reduce((total, one) => total + pick(one), 0))
  if (periods.length === 0 && online.length === 0 && comparisons.length === 0)
    return <ListNote title="Nothing was paid or sold on these days" hint="Choose other days above." />
  return (
    <Stack gap="lg">
      <FigureTiles
        cols={{ base: 2, sm: 4 }}
        figures={[
          { label: 'Paid', figure: money.formatAmount(report.balance.paid) },
          { label: 'Tips', figure: sumOf(({ tips }) => tips) },
          { label: 'Fees', figure: sumOf(({ fees }) => fees) },
          { label: 'Sales', figure: money.formatAmount(report.balance.sales) },
        ]}
      />
      {methods.length > 0 && (
        <TitledSection title="By payment method">
          <WayTable methods={methods} />
        </TitledSection>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <TitledSection isCard title="From payments to sales" size="h5">
          <Balance balance={report.balance} />
        </TitledSection>
        <TitledSection isCard title="Through providers" size="h5">
          {online.length === 0 ? (
            <Text c="dimmed">Nothing was paid online.</Text>
          ) : (
            <OnlineTable online={online} />
          )}
        </TitledSection>
      </SimpleGrid>
      {comparisons.length > 0 && (
        <TitledSection title="Compared with the providers’ records">
          <Comparisons comparisons={comparisons} />
        </TitledSection>
      )}
      {periods.length > 0 && (
        <TitledSection title={by === 'day' ? 'By day' : 'By month'}>
          <PeriodTable periods={periods} />
        </TitledSection>
      )}
    </Stack>
  )
}

const Balance = ({ balance }: { balance: PaymentsReport['balance'] }) => (
  <AmountRows
    rows={[
      { name: 'Paid', amount: balance.paid, detail: 'Payments minus refunds, without tips' },
      { name: 'For orders of other days', amount: -balance.otherDays, isOptional: true },
      {
        name: 'For orders that were not sold',
        amount: -balance.unsold,
        detail: 'Cancelled or no-show, and not refunded',
        isOptional: true,
      },
      { name: 'Paid for these sales on other days', amount: balance.paidElsewhen, isOptional: true },
      { name: 'Still to pay', amount: balance.toPay, isOptional: true },
      { name: 'Refund due', amount: -balance.toReturn, isOptional: true },
      {
        name: 'Goodwill refunds',
        amount: balance.goodwill,
        detail: 'For complaints; the sale stands',
        isOptional: true,
      },
      { name: 'Sales', amount: balance.sales, isTotal: true },
    ]}
  />
)
