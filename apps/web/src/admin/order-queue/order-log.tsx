import { Skeleton, Text, Timeline } from '@mantine/core'
import {
  describeLineChange,
  type HourFormat,
  type OrderPayment,
  paidNames,
  type StaffOrder,
} from '@tiffin/contract'
import { dayOf, formatClock, formatDay } from '../../lib/time/local-time.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { headPaid } from '../../lib/format/paid.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'

type Log = StaffOrder['log']

interface OrderLogProps {
  /** Undefined while it loads. */
  log: Log | undefined
  currency: string
}

/** What has happened to the order, when, and who did it. */
export function OrderLog({ log, currency }: OrderLogProps) {
  const { region } = useSettings()
  return (
    <TitledSection title="Log" order={3} size="h5">
      {log === undefined ? (
        <Skeleton h="3rem" />
      ) : (
        <Timeline role="list" active={log.length} bulletSize={12} lineWidth={2}>
          {log.map((step, index) => (
            <Timeline.Item key={`${step.at} ${describeStep(step, region)}`} role="listitem">
              <Step step={step} previous={log[index - 1]} currency={currency} />
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </TitledSection>
  )
}

interface StepProps {
  step: Log[number]
  previous: Log[number] | undefined
  /** The order's. */
  currency: string
}

function Step({ step, previous, currency }: StepProps) {
  const { region } = useSettings()
  const { at, local, by } = step
  // The day is shown once for everything that happened on it.
  const isNewDay = previous === undefined || dayOf(previous.local) !== dayOf(local)
  return (
    <>
      <Text component="time" dateTime={at} display="block" size="sm" c="dimmed">
        {isNewDay && `${formatDay(local)}, `}
        {formatClock(local, region)}
      </Text>
      <strong>{describeStep(step, region)}</strong>
      {'changes' in step && <Changes step={step} currency={currency} />}
      {'payment' in step && <PaymentWords payment={step.payment} currency={currency} />}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {by ?? 'by the guest'}
      </Text>
    </>
  )
}

function Changes({
  step,
  currency,
}: Pick<StepProps, 'currency'> & { step: Extract<Log[number], { changes: unknown }> }) {
  const money = useMoney(currency)
  const { changes, total, totalBefore, reason } = step
  const isSame = total === totalBefore
  return (
    <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
      {changes.map(describeLineChange).map((words, place) => (
        // Two lines of one dish may differ in their price alone.
        <div key={`${place} ${words}`}>{words}</div>
      ))}
      {!isSame && (
        <div>{`Total ${money.formatAmount(total)} instead of ${money.formatAmount(totalBefore)}`}</div>
      )}
      {reason !== undefined && <div>{reason}</div>}
    </Text>
  )
}

function PaymentWords({
  payment: { amount, reason },
  currency,
}: Pick<StepProps, 'currency'> & { payment: Pick<OrderPayment, 'amount' | 'reason'> }) {
  const money = useMoney(currency)
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {[money.formatAmount(Math.abs(amount)), reason].filter(Boolean).join(': ')}
    </Text>
  )
}

function describePayment({ kind, method }: Pick<OrderPayment, 'kind' | 'method'>) {
  if (kind === 'refund') return `Refunded by ${paidNames[method]}`
  return kind === 'void' ? `Payment by ${paidNames[method]} voided` : headPaid(method)
}

function describeStep(step: Log[number], region: HourFormat) {
  if ('status' in step) return statusLabels[step.status].label
  if ('pickupLocal' in step) return `Pickup moved to ${formatClock(step.pickupLocal, region)}`
  if ('station' in step) return step.isReady ? `${step.station} ready` : `${step.station} not ready yet`
  if ('changes' in step) return step.isUndo ? 'Change taken back' : 'Order changed'
  return describePayment(step.payment)
}
