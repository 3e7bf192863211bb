import { orderStatuses } from '@tiffin/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { statusWords } from '../../lib/status-words.ts'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkSpan } from './check-span.ts'
import { ExportDrawer } from './export-drawer.tsx'

/** The orders of some days as a file; this month's until somebody says otherwise. */
export function ExportOrders() {
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
    return wrong === null ? { from, to, ...(status && { status }) } : null
  }

  function choose(days: { from?: string; to?: string }) {
    setChosen({ ...chosen, ...days })
    setErrors({})
  }

  return (
    <ExportDrawer title="Export orders" path="/admin/orders/export" query={readQuery}>
      <TextField
        ref={fromField}
        type="date"
        label="Placed from"
        value={from}
        error={errors.from}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextField
        ref={toField}
        type="date"
        label="Placed to"
        value={to}
        error={errors.to}
        onChange={({ target }) => choose({ to: target.value })}
      />
      <SelectField label="Status" value={status} onChange={({ target }) => setStatus(target.value)}>
        <option value="">All</option>
        {orderStatuses.map((each) => (
          <option key={each} value={each}>
            {statusWords[each].label}
          </option>
        ))}
      </SelectField>
    </ExportDrawer>
  )
}
