import { IconBolt, IconCalendarEvent } from '@tabler/icons-react'
import { readErrorBody } from '../../lib/error-body.ts'
import { formatClock, headDay } from '../../lib/local-time.ts'
import type { PickupTimesQuery } from '../../lib/use-pickup-times.ts'
import { RadioCard } from '../../ui/radio-card.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { LaterTime } from './later-time.tsx'
import classes from './pickup-fields.module.css'

interface PickupFieldsProps {
  times: PickupTimesQuery
  /** null: as soon as possible. */
  value: string | null
  error: string | undefined
  onChange: (pickupAt: string | null) => void
}

export function PickupFields({ times, value, error, onChange }: PickupFieldsProps) {
  const { data } = times
  const refusal = readErrorBody(times.error)
  if (refusal !== null) return <p className={classes.refusal}>{refusal.message}</p>

  const first = data?.times[0]
  return (
    <div className={classes.choices}>
      <RadioCard
        name="pickup"
        label="As soon as possible"
        hint={data ? promiseOf(data.asSoonAsPossible.local, data.today) : '\u00A0'}
        icon={<IconBolt aria-hidden />}
        checked={value === null}
        onChange={() => onChange(null)}
      />
      {(first !== undefined || times.isPending) && (
        <RadioCard
          name="pickup"
          label="At a later time"
          hint="You choose the day and the time"
          icon={<IconCalendarEvent aria-hidden />}
          checked={value !== null}
          disabled={first === undefined}
          onChange={() => first && onChange(first.at)}
        />
      )}
      {data && value !== null && (
        <LaterTime times={data.times} today={data.today} value={value} error={error} onChange={onChange} />
      )}
      {times.isError && (
        <RetryLine message="The pickup times could not be loaded." onRetry={() => void times.refetch()} />
      )}
    </div>
  )
}

function promiseOf(local: string, today: string) {
  return `${headDay(local, today)}, about ${formatClock(local)}`
}
