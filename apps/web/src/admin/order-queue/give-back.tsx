/** Money that goes back at the counter. */
import { Button, Text } from '@mantine/core'
import { paymentMethods, type Order, type PaymentMethod, type StaffOrder } from '@tiffin/contract'
import { type Money, readAmount } from '@tiffin/pricing'
import { useState, type ReactNode } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { keepsDrawerOpen, QuestionForm, QuestionModal } from '../../ui/admin/confirm-button.tsx'
import { AsShown, MethodField, ReasonField } from './payment-questions.tsx'
import { usePayments } from './use-payments.ts'

/** Of the tips that were given at the counter for a cancelled order, what has not gone back. */
export function tipsToReturn(
  { status, payments = [] }: Order & Partial<Pick<StaffOrder, 'payments'>>,
  money: Money,
): number {
  if (status !== 'cancelled') return 0
  const tips = payments.map(({ tip = 0, isOnline }) => (isOnline ? 0 : money.toCents(tip)))
  return money.toAmount(tips.reduce((sum, cents) => sum + cents, 0))
}

/** As it was paid, if it can go back so. */
function wayBack({ payment: { paid } }: Order): PaymentMethod {
  return paid === undefined || paid.method === 'voucher' ? 'cash' : paid.method
}

interface GiveBackProps {
  order: Order
  /** What the guest has paid too much, without the tip. */
  toReturn: number
  tips: number
}

/** What the guest has paid too much. */
export function GiveBack({ order, toReturn, tips }: GiveBackProps) {
  const money = useMoney(order.currency)
  const sum = money.format(money.toCents(toReturn) + money.toCents(tips))
  return (
    <Asking button={`Give ${sum} back`} question={`Order ${order.number}: give ${sum} back`}>
      {(close) => (
        <AsShown order={order} amount={sum}>
          {(shown) => (
            <GiveBackForm order={shown} toReturn={shown.payment.toReturn ?? 0} tips={tips} onClose={close} />
          )}
        </AsShown>
      )}
    </Asking>
  )
}

/** For an order that was paid at the counter and picked up: it can be changed no more. */
export function Compensate({ order, amountPaid }: { order: Order; amountPaid: number }) {
  const money = useMoney(order.currency)
  return (
    <Asking
      button="Refund for a complaint"
      question={`Order ${order.number}: refund up to ${money.formatAmount(amountPaid)}`}
    >
      {(close) => <CompensateForm order={order} onClose={close} />}
    </Asking>
  )
}

interface AskingProps {
  button: string
  question: string
  children: (close: () => void) => ReactNode
}

function Asking({ button, question, children }: AskingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      <QuestionModal isOpen={isOpen} question={question} onClose={close}>
        {children(close)}
      </QuestionModal>
    </div>
  )
}

function GiveBackForm({ order, toReturn, tips, onClose }: GiveBackProps & { onClose: () => void }) {
  const money = useMoney(order.currency)
  const { giveBack } = usePayments(order)
  const [method, setMethod] = useState(wayBack(order))
  const [amount, setAmount] = useState(money.write(toReturn))
  const [tip, setTip] = useState(money.write(tips))
  const form = useServerForm({
    fallback: 'Nothing has been recorded',
    explainSilence: (error) => explainSilence(error, 'it was recorded'),
    send: ({ reason = '' }: Record<string, string>) => {
      const tipAmount = readAmount(tip, money)
      return giveBack({
        method,
        reason,
        ...(toReturn > 0 && { amount: readAmount(amount, money) }),
        // Nothing of it may go back.
        ...(tips > 0 && tipAmount !== 0 && { tip: tipAmount }),
      })
    },
    onDone: onClose,
  })
  return (
    <QuestionForm form={form} yes="Record refund" onClose={onClose}>
      <MethodField label="Refunded by" methods={paymentMethods} value={method} onChange={setMethod} />
      {toReturn > 0 && (
        <AmountInput
          name="amount"
          label="Amount"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          error={form.errors['amount']}
          {...keepsDrawerOpen}
        />
      )}
      {tips > 0 && (
        <AmountInput
          name="tip"
          label="Of the tip"
          value={tip}
          onChange={({ currentTarget }) => setTip(currentTarget.value)}
          error={form.errors['tip']}
          {...keepsDrawerOpen}
        />
      )}
      <ReasonField error={form.errors['reason']} />
    </QuestionForm>
  )
}

function CompensateForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const money = useMoney(order.currency)
  const { giveBack } = usePayments(order)
  const [method, setMethod] = useState(wayBack(order))
  const [amount, setAmount] = useState('')
  const form = useServerForm({
    fallback: 'Nothing has been recorded',
    explainSilence: (error) => explainSilence(error, 'it was recorded'),
    send: ({ reason = '' }: Record<string, string>) =>
      giveBack({ method, reason, isGoodwill: true, amount: readAmount(amount, money) }),
    onDone: onClose,
  })
  return (
    <QuestionForm form={form} yes="Record refund" onClose={onClose}>
      <Text>The order stays as it is. What you refund is not to be paid again.</Text>
      <MethodField label="Refunded by" methods={paymentMethods} value={method} onChange={setMethod} />
      <AmountInput
        name="amount"
        label="Amount"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={form.errors['amount']}
        {...keepsDrawerOpen}
      />
      <ReasonField error={form.errors['reason']} />
    </QuestionForm>
  )
}
