import type { StaffOrder } from '@tiffin/contract'
import { useId } from 'react'
import { dayOf, formatClock, formatDay } from '../../lib/local-time.ts'
import { paidNames } from '../../lib/payment-names.ts'
import { statusWords } from '../../lib/status-words.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './order-log.module.css'

type Log = StaffOrder['log']

/** What has become of the order, when, and by whose hand. */
export function OrderLog({ log }: { log: Log | undefined }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        Log
      </h3>
      {log === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <ol role="list" className={classes.steps}>
          {log.map((step, index) => (
            <Step key={`${step.at} ${sayStep(step)}`} step={step} previous={log[index - 1]} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Step({ step, previous }: { step: Log[number]; previous: Log[number] | undefined }) {
  const { at, local, by } = step
  // The day is said once for all that happened on it.
  const isNewDay = previous === undefined || dayOf(previous.local) !== dayOf(local)
  return (
    <li className={classes.step}>
      <time dateTime={at} className={classes.time}>
        {isNewDay && <span>{formatDay(local)}, </span>}
        {formatClock(local)}
      </time>
      <strong>{sayStep(step)}</strong>
      <span className={classes.by}>{by ?? 'by the guest'}</span>
    </li>
  )
}

function sayStep(step: Log[number]) {
  if ('status' in step) return statusWords[step.status].label
  return step.paid ? `Paid by ${paidNames[step.paid]}` : 'Payment taken back'
}
