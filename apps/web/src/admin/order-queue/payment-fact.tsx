import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { paidNames, paymentMethods, type Order, type OrderPayment, MAX_EMAIL_LENGTH } from '@tiffin/contract'
import { useState } from 'react'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { isPartlyPaid, isUnpaid, headPaid } from '../../lib/format/paid.ts'
import { paymentNames } from '../../lib/format/payment.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useMay } from '../../lib/session/staff-member.tsx'
import { keepsDrawerOpen, QuestionModal, QuestionForm } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'
import { busyButton } from './use-move-orders.ts'
import { Compensate, GiveBack, hasRefund, tipsToReturn } from './give-back.tsx'
import { type PaidOrder, TakePart, VoidPayment } from './payment-questions.tsx'
import { PaidOnline } from './paid-online.tsx'
import { useMarkPaid } from './use-payments.ts'
import classes from './payment-fact.module.css'

/** Whether an order is paid, what was paid and how, and the buttons to change that. */
export function PaymentFact({ order }: { order: PaidOrder }) {
  const mayRefund = useMay()?.('refunds') === true
  const { toReturn, amountPaid } = order.payment
  const tips = tipsToReturn(order, useMoney(order.currency))
  // What is on its way is not given back at the counter too.
  const isReturning = hasRefund(order, 'waiting')
  return (
    <Stack gap={6}>
      <PaymentState order={order} isReturning={isReturning} tips={tips} />
      {order.payments !== undefined && order.payments.length > 0 && <Payments order={order} />}
      {order.online !== undefined && <PaidOnline order={order} online={order.online} />}
      {(toReturn !== undefined || tips > 0) && !isReturning && (
        <GiveBack order={order} toReturn={toReturn ?? 0} tips={tips} />
      )}
      {order.status === 'completed' &&
        mayRefund &&
        amountPaid !== undefined &&
        (order.online === undefined || hasRefund(order, 'refused')) && (
          <Compensate order={order} amountPaid={amountPaid} />
        )}
      {isUnpaid(order) && <TakeRest order={order} />}
      {order.payments !== undefined && order.payments.length > 0 && <ReceiptButtons order={order} />}
    </Stack>
  )
}

interface PaymentStateProps {
  order: Order
  isReturning: boolean
  /** What of the tips is to go back at the counter. */
  tips: number
}

function PaymentState({ order, isReturning, tips }: PaymentStateProps) {
  const { region } = useSettings()
  const money = useMoney(order.currency)
  const { method, paid, toPay, toReturn = 0 } = order.payment
  if (toReturn > 0 || tips > 0)
    return (
      <div>
        <strong>{`${isReturning ? 'Refunding' : 'Refund'} ${money.formatAmount(toReturn + tips)}`}</strong>
      </div>
    )
  if (paid)
    return (
      <div>
        <strong>{headPaid(paid.method)}</strong>
        <div>
          {formatDay(paid.local)}, {formatClock(paid.local, region)}
        </div>
      </div>
    )
  if (!isUnpaid(order)) return <span>Nothing to pay</span>
  return (
    <div>
      <strong>{isPartlyPaid(order) ? `To pay ${money.formatAmount(toPay)}` : 'Unpaid'}</strong>
      <div>{paymentNames[method]}</div>
    </div>
  )
}

function TakeRest({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const [isTakingPart, setIsTakingPart] = useState(false)
  return (
    <>
      <Group gap={6} role="group" aria-label="Mark as paid">
        {paymentMethods.map((each) => (
          <Button
            key={each}
            variant="default"
            size="compact-md"
            {...busyButton(isBusy)}
            onClick={() => markPaid(each)}
          >
            Paid by {paidNames[each]}
          </Button>
        ))}
        <Button variant="default" size="compact-md" onClick={() => setIsTakingPart(true)}>
          Part payment, tip, change or voucher
        </Button>
      </Group>
      <TakePart order={order} isOpen={isTakingPart} onClose={() => setIsTakingPart(false)} />
      <FailureAlert failure={failure} />
    </>
  )
}

/** Each payment, with what was given back and what was marked by mistake. */
function Payments({ order }: { order: PaidOrder }) {
  const { region } = useSettings()
  const [voiding, setVoiding] = useState<OrderPayment | null>(null)
  return (
    <>
      <ul role="list" className={classes.payments} aria-label="Payments">
        {order.payments?.map((payment) => (
          <li key={payment._id} className={classes.payment} data-voided={payment.isVoided}>
            <PaymentLine payment={payment} currency={order.currency} />
            <Text span size="sm" c="dimmed">
              {formatClock(payment.local, region)}
            </Text>
            {payment.kind !== 'void' && !payment.isVoided && !payment.isOnline && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Void: ${describe(payment)}`}
                onClick={() => setVoiding(payment)}
              >
                Void
              </Button>
            )}
          </li>
        ))}
      </ul>
      <VoidPayment order={order} payment={voiding} onClose={() => setVoiding(null)} />
    </>
  )
}

const describe = ({ method, local }: OrderPayment) => `${paidNames[method]} at ${local.slice(11)}`

function PaymentLine({ payment, currency }: { payment: OrderPayment; currency: string }) {
  const money = useMoney(currency)
  const { kind, method, amount, tip, tendered, change, reference, reason, isOnline } = payment
  const way = `${paidNames[method]}${isOnline ? ' online' : ''}`
  const words = { payment: `Paid by ${way}`, refund: `Refunded by ${way}`, void: 'Voided' }
  const details = [
    tip !== undefined && `tip ${money.formatAmount(tip)}`,
    tendered !== undefined && `of ${money.formatAmount(tendered)}, change ${money.formatAmount(change ?? 0)}`,
    reference,
    reason,
  ].filter(Boolean)
  return (
    <span className={classes.words}>
      <span className={classes.amount}>{money.formatAmount(amount)}</span> {words[kind]}
      {details.length > 0 && ` (${details.join(', ')})`}
    </span>
  )
}

/** The receipt of an order: to look at and print, or by email to anyone who asks for it. */
export function ReceiptButtons({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <Group gap={6} role="group" aria-label="Receipt">
      <Button
        variant="default"
        size="compact-md"
        component="a"
        href={`/order/${order._id}/receipt`}
        target="_blank"
      >
        Receipt
      </Button>
      <Button variant="default" size="compact-md" onClick={() => setIsAsking(true)}>
        Email receipt
      </Button>
      <QuestionModal isOpen={isAsking} question={`Order ${order.number}: email the receipt`} onClose={close}>
        <MailReceiptForm order={order} onClose={close} />
      </QuestionModal>
    </Group>
  )
}

function MailReceiptForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useTRPCClient()
  const form = useServerForm({
    fallback: 'The receipt has not been sent',
    send: ({ email = '' }: Record<string, string>) =>
      client.orders.mailReceipt.mutate({ id: order._id, email }),
    onDone: ({ to }) => {
      onClose()
      showToast({ message: `The receipt is on its way to ${to}`, kind: 'success' })
    },
  })
  return (
    <QuestionForm form={form} yes="Send receipt" onClose={onClose}>
      <TextInput
        name="email"
        type="email"
        label="Email"
        description="Another address is used once and not kept."
        defaultValue={order.customer.email}
        maxLength={MAX_EMAIL_LENGTH}
        error={form.errors['email']}
        {...keepsDrawerOpen}
      />
    </QuestionForm>
  )
}
