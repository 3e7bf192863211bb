import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { ExportDrawer, type ExportDrawerProps } from './export-drawer.tsx'

interface ExportSpanProps extends Pick<ExportDrawerProps, 'kind'> {
  /** For the two days. */
  labels: { from: string; to: string }
  statuses: readonly { value: string; label: string }[]
  /** The name of the server's query parameter. */
  statusField?: 'status' | 'state'
}

/** Everything from one day to another as a file, with one status or all; this month until other days are chosen. */
export function ExportSpan({ kind, labels, statuses, statusField = 'status' }: ExportSpanProps) {
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
