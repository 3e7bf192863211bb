import { NativeSelect, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { checkSpan } from './check-span.ts'
import { ExportDrawer } from './export-drawer.tsx'

interface ExportSpanProps<Status extends string> {
  title: string
  /** Where the server has the file, below /api. */
  path: string
  /** Of the two days. */
  labels: { from: string; to: string }
  statuses: readonly Status[]
  nameStatus: (status: Status) => string
  /** What the server calls it. */
  statusField?: 'status' | 'state'
}

/** What belongs to some days as a file, of one status or of all; this month's until somebody says otherwise. */
export function ExportSpan<Status extends string>({
  title,
  path,
  labels,
  statuses,
  nameStatus,
  statusField = 'status',
}: ExportSpanProps<Status>) {
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const [status, setStatus] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof checkSpan>>({})
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const from = chosen.from ?? today?.replace(/\d\d$/, '01') ?? ''
  const to = chosen.to ?? today ?? ''

  function readQuery() {
    const found = checkSpan({ from, to })
    flushSync(() => setErrors(found))
    const wrong = found.from !== undefined ? fromField : found.to !== undefined ? toField : null
    wrong?.current?.focus()
    return wrong === null ? { from, to, ...(status && { [statusField]: status }) } : null
  }

  function choose(days: { from?: string; to?: string }) {
    setChosen({ ...chosen, ...days })
    setErrors({})
  }

  return (
    <ExportDrawer title={title} path={path} query={readQuery}>
      <TextInput
        ref={fromField}
        type="date"
        label={labels.from}
        value={from}
        error={errors.from}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextInput
        ref={toField}
        type="date"
        label={labels.to}
        value={to}
        error={errors.to}
        onChange={({ target }) => choose({ to: target.value })}
      />
      <NativeSelect
        label="Status"
        value={status}
        data={[
          { value: '', label: 'All' },
          ...statuses.map((value) => ({ value, label: nameStatus(value) })),
        ]}
        onChange={({ target }) => setStatus(target.value)}
      />
    </ExportDrawer>
  )
}
