import { upperFirst } from '@mantine/hooks'
import { Badge, Stack, Text } from '@mantine/core'
import { paidNames, providerTitles, type PaidByMethod, type PaymentsReport } from '@tiffin/contract'
import { useMoney } from '../../lib/api/settings.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { AmountRows } from '../../ui/admin/amount-rows.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'

function Amount({ amount }: { amount: number }) {
  return <>{useMoney().formatAmount(amount)}</>
}

type Row = PaidByMethod & { _id: string }

const amountColumn = (heading: string, pick: (row: Row) => number): Column<Row> => ({
  heading,
  align: 'right',
  isLabelled: true,
  cell: (row) => pick(row) !== 0 && <Amount amount={pick(row)} />,
})

const amountColumns: readonly Column<Row>[] = [
  amountColumn('Taken', ({ taken }) => taken),
  amountColumn('Tips', ({ tips }) => tips),
  amountColumn('Given back', ({ givenBack }) => -givenBack),
  amountColumn('Fees', ({ fees }) => -fees),
  amountColumn('Net', ({ net }) => net),
  amountColumn('Tax in it', ({ tax }) => tax),
]

const wayColumns: readonly Column<Row>[] = [
  { heading: 'Paid by', cell: ({ method }) => upperFirst(paidNames[method]) },
  { heading: 'Payments', align: 'right', isLabelled: true, cell: ({ payments }) => payments },
  ...amountColumns,
]

export function WayTable({ methods }: { methods: readonly PaidByMethod[] }) {
  const unknown = methods.reduce((total, { unknownFees }) => total + unknownFees, 0)
  return (
    <Stack gap="xs">
      <DataTable
        label="By way of paying"
        columns={wayColumns}
        rows={methods.map((each) => ({ ...each, _id: each.method }))}
        isOld={false}
      />
      {unknown > 0 && (
        <Text size="sm" c="dimmed">
          {unknown === 1
            ? 'The provider has not told the fee of 1 payment.'
            : `The providers have not told the fees of ${unknown} payments.`}
        </Text>
      )}
    </Stack>
  )
}

type PeriodRow = Row & { period: string }

const periodColumns: readonly Column<PeriodRow>[] = [
  {
    heading: 'When and how',
    cell: ({ period, method }) => `${periodName(period)}, ${paidNames[method]}`,
  },
  ...amountColumns,
]

/** A day or a month. */
const periodName = (period: string) =>
  period.length > 7 ? formatShortDate(period) : formatShortDate(`${period}-01`).replace(' 1,', '')

export const PeriodTable = ({ periods }: Pick<PaymentsReport, 'periods'>) => (
  <DataTable
    label="Payments by period"
    columns={periodColumns}
    rows={periods.flatMap(({ period, methods }) =>
      methods.map((each) => ({ ...each, period, _id: `${period} ${each.method}` })),
    )}
    isOld={false}
  />
)

export const OnlineTable = ({ online }: Pick<PaymentsReport, 'online'>) => (
  <Stack>
    {online.map(({ provider, isTest, payments, refunds, paid, refunded, fees, unplaced }) => (
      <div key={`${provider} ${isTest}`}>
        <Text fw={600}>
          {upperFirst(providerTitles[provider])}
          {isTest && (
            <Badge ml="xs" color="gray">
              Test mode
            </Badge>
          )}
        </Text>
        <AmountRows
          rows={[
            { name: 'Paid, with tips', amount: paid, detail: countOf(payments, 'payment') },
            {
              name: 'Refunded',
              amount: -refunded,
              detail: countOf(refunds, 'refund'),
              isOptional: true,
            },
            { name: 'Fees', amount: -fees, isOptional: true },
            {
              name: 'Paid for orders that could not be placed',
              amount: unplaced,
              detail: 'It goes back by itself',
              isOptional: true,
            },
          ]}
        />
      </div>
    ))}
  </Stack>
)

const countOf = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`)
