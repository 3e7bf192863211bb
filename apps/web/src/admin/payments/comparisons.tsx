import { Alert, Anchor, Badge, List, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { providerTitles, type PaymentsReport } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { useSettings } from '../../lib/api/settings.tsx'
import { formatDate, formatMoment, formatShortDate } from '../../lib/time/local-time.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'

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
          title={`${formatDate(each.day)}: not the same at ${nameOf(each)}`}
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
        label="Against the providers’ own lists"
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
        The same
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
