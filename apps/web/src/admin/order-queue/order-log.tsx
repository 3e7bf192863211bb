import { Skeleton, Text, Timeline } from '@mantine/core'
import type { StaffOrder } from '@tiffin/contract'
import { dayOf, formatClock, formatDay } from '../../lib/time/local-time.ts'
import { paidNames } from '../../lib/format/payment-names.ts'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { TitledSection } from '../../ui/admin/titled-section.tsx'

type Log = StaffOrder['log']

/** What has happened to the order, when, and who did it. */
export const OrderLog = ({ log }: { log: Log | undefined }) => (
  <TitledSection title="Log" order={3} size="h5">
    {log === undefined ? (
      <Skeleton h="3rem" />
    ) : (
      <Timeline role="list" active={log.length} bulletSize={12} lineWidth={2}>
        {log.map((step, index) => (
          <Timeline.Item key={`${step.at} ${describeStep(step)}`} role="listitem">
            <Step step={step} previous={log[index - 1]} />
          </Timeline.Item>
        ))}
      </Timeline>
    )}
  </TitledSection>
)

function Step({ step, previous }: { step: Log[number]; previous: Log[number] | undefined }) {
  const { at, local, by } = step
  // The day is shown once for everything that happened on it.
  const isNewDay = previous === undefined || dayOf(previous.local) !== dayOf(local)
  return (
    <>
      <Text component="time" dateTime={at} display="block" size="sm" c="dimmed">
        {isNewDay && `${formatDay(local)}, `}
        {formatClock(local)}
      </Text>
      <strong>{describeStep(step)}</strong>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {by ?? 'by the guest'}
      </Text>
    </>
  )
}

function describeStep(step: Log[number]) {
  if ('status' in step) return statusLabels[step.status].label
  if ('pickupLocal' in step) return `Pickup moved to ${formatClock(step.pickupLocal)}`
  return step.paid ? `Paid by ${paidNames[step.paid]}` : 'Marked as unpaid'
}
