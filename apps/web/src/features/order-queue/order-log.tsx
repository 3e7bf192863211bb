import { Skeleton, Text, Timeline, Title } from '@mantine/core'
import type { StaffOrder } from '@tiffin/contract'
import { useId } from 'react'
import { dayOf, formatClock, formatDay } from '../../lib/local-time.ts'
import { paidNames } from '../../lib/payment-names.ts'
import { statusLabels } from '../../lib/status-labels.ts'

type Log = StaffOrder['log']

/** What has become of the order, when, and by whose hand. */
export function OrderLog({ log }: { log: Log | undefined }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} order={3} size="h5" mb="xs">
        Log
      </Title>
      {log === undefined ? (
        <Skeleton h="3rem" />
      ) : (
        <Timeline role="list" active={log.length} bulletSize={12} lineWidth={2}>
          {log.map((step, index) => (
            <Timeline.Item key={`${step.at} ${sayStep(step)}`} role="listitem">
              <Step step={step} previous={log[index - 1]} />
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </section>
  )
}

function Step({ step, previous }: { step: Log[number]; previous: Log[number] | undefined }) {
  const { at, local, by } = step
  // The day is said once for all that happened on it.
  const isNewDay = previous === undefined || dayOf(previous.local) !== dayOf(local)
  return (
    <>
      <Text component="time" dateTime={at} display="block" size="sm" c="dimmed">
        {isNewDay && `${formatDay(local)}, `}
        {formatClock(local)}
      </Text>
      <strong>{sayStep(step)}</strong>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {by ?? 'by the guest'}
      </Text>
    </>
  )
}

function sayStep(step: Log[number]) {
  if ('status' in step) return statusLabels[step.status].label
  return step.paid ? `Paid by ${paidNames[step.paid]}` : 'Marked as unpaid'
}
