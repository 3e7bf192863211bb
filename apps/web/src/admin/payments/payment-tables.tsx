import { upperFirst } from '@mantine/hooks'
import { Badge, Stack, Text, Alert, Anchor, List } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paidNames, providerTitles, type PaidByMethod, type PaymentsReport } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { formatShortDate, formatDate, formatMoment } from '../../lib/time/local-time.ts'
import { AmountRows } from '../../ui/admin/fact-list.tsx'
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
  amountColumn('Refunded', ({ givenBack }) => -givenBack),
  amountColumn('Fees', ({ fees }) => -fees),
  amountColumn('Net', ({ net }) => net),
  amountColumn('Tax included', ({ tax }) => tax),
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
        label="By payment method"
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

type Comparison = PaymentsReport['comparisons'][number]

const nameOf = ({ provider, isTest }: Comparison) =>
  `${providerTitles[provider]}${isTest ? ', test mode' : ''}`

/** Each day against the providers' lists: what differs first, in sentences. */
export function Comparisons({ comparisons }: Pick<PaymentsReport, 'comparisons'>) {
  const differing = comparisons.filter(({ differences }) => differences.length > 0)
  return (
    <Stack>
      {differing.map((each) => (
        <Alert
          key={`${each.day} ${each.provider} ${each.isTest}`}
          color="chilli"
          title={`${formatDate(each.day)}: does not match ${nameOf(each)}`}
        >
          <List size="sm">
            {each.differences.map((difference) => (
              <List.Item key={`${difference.kind} ${difference.reference}`}>
                <Difference difference={difference} provider={providerTitles[each.provider]} />
              </List.Item>
            ))}
          </List>
        </Alert>
      ))}
      <DataTable
        label="Compared with the providers’ records"
        columns={columns}
        rows={comparisons.map((each) => ({ ...each, _id: `${each.day} ${each.provider} ${each.isTest}` }))}
        isOld={false}
      />
    </Stack>
  )
}

const columns: readonly Column<Comparison & { _id: string }>[] = [
  { heading: 'Day', cell: ({ day }) => formatShortDate(day), isUnbroken: true },
  { heading: 'Provider', cell: (row) => upperFirst(nameOf(row)) },
  { heading: 'Result', cell: (row) => <Result comparison={row} /> },
  { heading: 'Payments', align: 'right', isLabelled: true, cell: ({ payments }) => payments },
  { heading: 'Refunds', align: 'right', isLabelled: true, cell: ({ refunds }) => refunds },
  { heading: 'Compared', isLabelled: true, cell: ({ comparedAt }) => <Moment local={comparedAt.local} /> },
]

function Result({ comparison: { failure, differences } }: { comparison: Comparison }) {
  if (differences.length > 0)
    return (
      <Badge color="chilli" miw="max-content">
        {differences.length === 1 ? '1 difference' : `${differences.length} differences`}
      </Badge>
    )
  if (failure === undefined)
    return (
      <Badge color="leaf" miw="max-content">
        Matches
      </Badge>
    )
  return (
    <div>
      <Badge color="saffron" miw="max-content">
        Not read yet
      </Badge>
      <Text size="sm" c="dimmed">
        {failure} It is asked again every hour.
      </Text>
    </div>
  )
}

function Moment({ local }: { local: string }) {
  return <>{formatMoment(local, useSettings().region)}</>
}

interface DifferenceProps {
  difference: Comparison['differences'][number]
  provider: string
}

function Difference({
  difference: { kind, reference, orderNumber, ours, theirs, currency },
  provider,
}: DifferenceProps) {
  const { formatAmount } = moneyOf({ currency, locale: useSettings().region.locale })
  const amount = (value: number | null) => (value === null ? 'nothing' : formatAmount(value))
  return (
    <>
      {kind === 'payment' ? 'Payment' : 'Refund'} {reference}
      {orderNumber !== undefined && (
        <>
          {' of '}
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/admin/orders" search={{ q: String(orderNumber) } as never} />
            )}
          >
            order {orderNumber}
          </Anchor>
        </>
      )}
      : {amount(ours)} with us, {amount(theirs)} at {provider}.
    </>
  )
}
