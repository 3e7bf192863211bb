import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { flushSync } from 'react-dom'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { ExportDrawer } from './export-drawer.tsx'

interface ExportSpanProps<Status extends string> {
  title: string
  /** The file's path on the server, below /api. */
  path: string
  /** For the two days. */
  labels: { from: string; to: string }
  statuses: readonly Status[]
  nameStatus: (status: Status) => string
  /** The name of the server's query parameter. */
  statusField?: 'status' | 'state'
}

/** Everything from one day to another as a file, with one status or all; this month until other days are chosen. */
export function ExportSpan<Status extends string>(props: ExportSpanProps<Status>) {
  const { title, path, labels, statuses, nameStatus, statusField = 'status' } = props
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
    // A screen reader says the field's error when the focus comes: it must be there by then.
    const { errors, hasErrors } = flushSync(() => form.validate())
    if (hasErrors) form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
    const { status } = form.values
    return hasErrors ? null : { ...shown, ...(status && { [statusField]: status }) }
  }

  return (
    <ExportDrawer title={title} path={path} query={readQuery}>
      <TextInput type="date" label={labels.from} {...form.getInputProps('from')} value={shown.from} />
      <TextInput type="date" label={labels.to} {...form.getInputProps('to')} value={shown.to} />
      <NativeSelect
        label="Status"
        data={[
          { value: '', label: 'All' },
          ...statuses.map((value) => ({ value, label: nameStatus(value) })),
        ]}
        {...form.getInputProps('status')}
      />
    </ExportDrawer>
  )
}
