import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import {
  paidNames,
  MAX_CANCEL_REASON_LENGTH,
  MAX_VOUCHER_LENGTH,
  tillMethods,
  type Order,
  type OrderPayment,
  type StaffOrder,
  type TillMethod,
} from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { keepsDrawerOpen, QuestionModal, QuestionForm } from '../../ui/admin/confirm-button.tsx'
import { usePayments } from './use-payments.ts'

interface ReasonFieldProps {
  description?: string
  error: string | undefined
}

export const ReasonField = ({ description, error }: ReasonFieldProps) => (
  <TextInput
    name="reason"
    label="Reason"
    description={description}
    maxLength={MAX_CANCEL_REASON_LENGTH}
    error={error}
    {...keepsDrawerOpen}
  />
)

export function MethodField<Method extends TillMethod>(props: {
  label: string
  methods: readonly Method[]
  value: Method
  onChange: (method: Method) => void
}) {
  const id = useId()
  return (
    <div>
      <Text component="label" size="sm" fw={500} id={id}>
        {props.label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data={props.methods.map((value) => ({ value, label: upperFirst(paidNames[value]) }))}
        value={props.value}
        onChange={(value) => props.onChange(value)}
        attributes={{ input: keepsDrawerOpen }}
      />
    </div>
  )
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** An order; in its details with each of its payments. */
export type PaidOrder = Order & Partial<Pick<StaffOrder, 'payments' | 'online'>>

/** What anyone who records something has seen of the payments so far. */
const stateOf = ({ payment: { toPay, toReturn, amountPaid }, payments, online }: PaidOrder) =>
  [toPay, toReturn, amountPaid, payments?.length, online?.refundable].join(' ')

interface AsShownProps {
  order: PaidOrder
  /** What is to pay or to give back by now. */
  amount: string
  children: (shown: PaidOrder) => ReactNode
}

/**
 * What is typed is about the amount that was shown, and stays when a payment is recorded meanwhile: a colleague's, or one's
 * own whose answer was lost.
 */
export function AsShown({ order, amount, children }: AsShownProps) {
  const [shown, setShown] = useState(order)
  const isOther = stateOf(shown) !== stateOf(order)
  return (
    <Stack gap="sm">
      {isOther && (
        <Alert title={`By now it is ${amount}`} role="alert">
          <Group gap="sm">
            Look at the order’s payments: yours may be among them.
            <Button variant="default" size="compact-md" onClick={() => setShown(order)} {...keepsDrawerOpen}>
              {`Begin again with ${amount}`}
            </Button>
          </Group>
        </Alert>
      )}
      <Fragment key={stateOf(shown)}>{children(shown)}</Fragment>
    </Stack>
  )
}

interface TakePartProps {
  order: Order
  isOpen: boolean
  onClose: () => void
}

/** A part of what is to pay, cash with its change, or a voucher. */
export function TakePart({ order, isOpen, onClose }: TakePartProps) {
  const money = useMoney(order.currency)
  return (
    <QuestionModal
      isOpen={isOpen}
      question={`Order ${order.number}: ${money.formatAmount(order.payment.toPay)} to pay`}
      onClose={onClose}
    >
      <AsShown order={order} amount={money.formatAmount(order.payment.toPay)}>
        {(shown) => <TakePartForm order={shown} onClose={onClose} />}
      </AsShown>
    </QuestionModal>
  )
}

function TakePartForm({ order, onClose }: Omit<TakePartProps, 'isOpen'>) {
  const money = useMoney(order.currency)
  const { take } = usePayments(order)
  const [method, setMethod] = useState<TillMethod>('cash')
  const [amount, setAmount] = useState(money.write(order.payment.toPay))
  const [tip, setTip] = useState('')
  const [tendered, setTendered] = useState('')
  const tipAmount = tip.trim() === '' ? undefined : readAmount(tip, money)
  const form = useServerForm({
    fallback: 'The payment has not been recorded',
    explainSilence: (error) => explainSilence(error, 'the payment was recorded'),
    send: ({ reference }: Record<string, string>) =>
      take({
        method,
        amount: readAmount(amount, money),
        ...(tipAmount !== undefined && { tip: tipAmount }),
        ...(method === 'cash' && tendered.trim() !== '' && { tendered: readAmount(tendered, money) }),
        ...(method === 'voucher' && { reference }),
      }),
    onDone: onClose,
  })
  const change = readAmount(tendered, money) - readAmount(amount, money) - (tipAmount ?? 0)
  return (
    <QuestionForm form={form} yes="Record payment" onClose={onClose}>
      <MethodField label="Paid by" methods={tillMethods} value={method} onChange={setMethod} />
      <AmountInput
        name="amount"
        label="Amount"
        data-autofocus
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={form.errors['amount']}
        {...keepsDrawerOpen}
      />
      <AmountInput
        name="tip"
        label="Tip (optional)"
        value={tip}
        onChange={({ currentTarget }) => setTip(currentTarget.value)}
        error={form.errors['tip']}
        {...keepsDrawerOpen}
      />
      {method === 'cash' && (
        <AmountInput
          name="tendered"
          label="Handed over (optional)"
          value={tendered}
          onChange={({ currentTarget }) => setTendered(currentTarget.value)}
          error={form.errors['tendered']}
          {...keepsDrawerOpen}
        />
      )}
      {method === 'cash' && change >= 0 && (
        <Text fw={650} fz="lg" aria-live="polite">{`Change: ${money.formatAmount(change)}`}</Text>
      )}
      {method === 'voucher' && (
        <TextInput
          name="reference"
          label="Code of the voucher"
          maxLength={MAX_VOUCHER_LENGTH}
          autoComplete="off"
          error={form.errors['reference']}
          {...keepsDrawerOpen}
        />
      )}
    </QuestionForm>
  )
}

interface VoidPaymentProps {
  order: Order
  payment: OrderPayment | null
  onClose: () => void
}

/** A payment was marked by mistake. */
export function VoidPayment({ order, payment, onClose }: VoidPaymentProps) {
  const money = useMoney(order.currency)
  // It stays while the dialog closes.
  const [shown, setShown] = useState(payment)
  if (payment !== null && payment !== shown) setShown(payment)
  return (
    <QuestionModal
      isOpen={payment !== null}
      question={`Void ${shown ? money.formatAmount(shown.amount) : ''} by ${shown ? paidNames[shown.method] : ''}?`}
      onClose={onClose}
    >
      {shown && <VoidForm order={order} payment={shown} onClose={onClose} />}
    </QuestionModal>
  )
}

function VoidForm({ order, payment, onClose }: VoidPaymentProps & { payment: OrderPayment }) {
  const { voidOne } = usePayments(order)
  const form = useServerForm({
    fallback: 'The payment has not been voided',
    explainSilence: (error) => explainSilence(error, 'the payment was voided'),
    send: ({ reason = '' }: Record<string, string>) => voidOne(payment._id, reason),
    onDone: onClose,
  })
  const isRefund = payment.kind === 'refund'
  return (
    <QuestionForm form={form} yes={isRefund ? 'Void refund' : 'Void payment'} onClose={onClose}>
      <Text>
        {isRefund
          ? 'It was recorded by mistake: the money has not gone back.'
          : 'It was marked by mistake, and is to be paid again.'}{' '}
        Both stay in the order’s history.
      </Text>
      <ReasonField error={form.errors['reason']} />
    </QuestionForm>
  )
}
