import { NativeSelect, TextInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { orderStatuses, reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { ExportDrawer, type ExportDrawerProps } from './export-drawer.tsx'

interface ExportSpanProps extends Pick<ExportDrawerProps, 'kind'> {
  /** For the two days. */
  labels: { from: string; to: string }
  statuses: readonly { value: string; label: string }[]
  /** The name of the server's query parameter. */
  statusField?: 'status' | 'state'
}

/** Everything from one day to another as a file, with one status or all; this month until other days are chosen. */
function ExportSpan({ kind, labels, statuses, statusField = 'status' }: ExportSpanProps) {
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const form = useForm({
    // null: not chosen, so that a page left open overnight still offers today.
    initialValues: { from: null as string | null, to: null as string | null, status: '' },
    validate: (values) => {
      const { from, to } = daysOf(values)
      return {
        ...(from === '' && { from: 'Choose a start date' }),
        ...(to === '' && { to: 'Choose an end date' }),
        ...(from !== '' && to !== '' && to < from && { to: 'The end date is before the start date' }),
      }
    },
    onValuesChange: () => form.clearErrors(),
  })
  const daysOf = ({ from, to }: { from: string | null; to: string | null }) => ({
    from: from ?? today?.replace(/\d\d$/, '01') ?? '',
    to: to ?? today ?? '',
  })
  const shown = daysOf(form.values)

  function readQuery() {
    const { errors, hasErrors } = form.validate()
    showErrors(form, errors)
    const { status } = form.values
    return hasErrors ? null : { ...shown, ...(status && { [statusField]: status }) }
  }

  return (
    <ExportDrawer kind={kind} query={readQuery}>
      <TextInput type="date" label={labels.from} {...form.getInputProps('from')} value={shown.from} />
      <TextInput type="date" label={labels.to} {...form.getInputProps('to')} value={shown.to} />
      <NativeSelect
        label="Status"
        data={[{ value: '', label: 'All' }, ...statuses]}
        {...form.getInputProps('status')}
      />
    </ExportDrawer>
  )
}

interface ExportEnquiriesProps {
  kind: 'messages' | 'catering'
  /** The name of each state on the screen. */
  labels: Readonly<Record<string, string>>
}

/** The messages or catering requests of some days as a file. */
export const ExportEnquiries = ({ kind, labels }: ExportEnquiriesProps) => (
  <ExportSpan
    kind={kind}
    labels={{ from: 'Received from', to: 'Received until' }}
    statuses={Object.entries(labels).map(([value, label]) => ({ value, label }))}
    statusField="state"
  />
)

/** The orders of certain days, as a file. */
export const ExportOrders = () => (
  <ExportSpan
    kind="orders"
    labels={{ from: 'Placed from', to: 'Placed until' }}
    statuses={orderStatuses.map((value) => ({ value, label: statusLabels[value].label }))}
  />
)

/** The reservations for certain days, as a file. */
export const ExportReservations = () => (
  <ExportSpan
    kind="reservations"
    labels={{ from: 'Reserved from', to: 'Reserved until' }}
    statuses={reservationStatuses.map((value) => ({ value, label: reservationsCopy.statuses[value].label }))}
  />
)

/** Everyone with an account or an order, as a file. */
export const ExportCustomers = () => (
  <ExportDrawer kind="customers">
    <Text>Everyone who has an account or has ordered as a guest.</Text>
  </ExportDrawer>
)

/** The payments of the days that are shown, as a file. */
export const ExportPayments = ({ search }: { search: Record<string, string | undefined> }) => (
  <ExportDrawer
    kind="payments"
    query={() =>
      Object.fromEntries(Object.entries(search).filter((part) => part[1] !== undefined) as [string, string][])
    }
  >
    <Text>
      The payments of the days that you are looking at. The Excel file also has the sales, how they add up,
      and what the providers’ lists say. No guest is named in it.
    </Text>
  </ExportDrawer>
)

/** The confirmed subscribers, as a file for a mailing tool. */
export const ExportSubscribers = () => (
  <ExportDrawer kind="subscribers" title="Export newsletter">
    <Text>
      Everyone who confirmed, with the date and a personal unsubscribe link. Include that link in every
      newsletter, and export a new file each time: people who unsubscribed are left out.
    </Text>
  </ExportDrawer>
)
