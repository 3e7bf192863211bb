/** Money that goes back at the counter. */
import { Button, Text } from '@mantine/core'
import { paymentMethods, type Order, type PaymentMethod } from '@tiffin/contract'
import { type Money, readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { keepsDrawerOpen, QuestionForm, QuestionModal } from '../../ui/admin/confirm-button.tsx'
import { AsShown, MethodField, type PaidOrder, ReasonField } from './payment-questions.tsx'
import { usePayments } from './use-payments.ts'

export const hasRefund = (
  { online }: PaidOrder,
  state: NonNullable<PaidOrder['online']>['refunds'][number]['state'],
): boolean => online?.refunds.some((refund) => refund.state === state) ?? false

/** Of a cancelled order's tips, what is to go back at the counter. One that was paid online goes back so if its provider refuses. */
export function tipsToReturn(order: PaidOrder, money: Money): number {
  const { status, payments = [] } = order
  if (status !== 'cancelled') return 0
  const isRefused = hasRefund(order, 'refused')
  const tips = payments.map(({ tip = 0, isOnline }) => (isOnline && !isRefused ? 0 : money.toCents(tip)))
  return money.toAmount(tips.reduce((sum, cents) => sum + cents, 0))
}

/** As it was paid, if it can go back so. */
function wayBack({ payment: { paid } }: Order): PaymentMethod {
  return paid === undefined || paid.method === 'voucher' ? 'cash' : paid.method
}

interface GiveBackProps {
  order: PaidOrder
  /** What the guest has paid too much, without the tip. */
  toReturn: number
  tips: number
}

/** What the guest has paid too much. */
export function GiveBack({ order, toReturn, tips }: GiveBackProps) {
  const money = useMoney(order.currency)
  const sum = money.format(money.toCents(toReturn) + money.toCents(tips))
  return (
    <Asking
      order={order}
      amount={sum}
      button={`Give ${sum} back`}
      question={`Order ${order.number}: give ${sum} back`}
    />
  )
}

/** For an order that was paid at the counter and picked up: it can be changed no more. */
export function Compensate({ order, amountPaid }: { order: PaidOrder; amountPaid: number }) {
  const paid = useMoney(order.currency).formatAmount(amountPaid)
  return (
    <Asking
      order={order}
      amount={paid}
      button="Refund for a complaint"
      question={`Order ${order.number}: refund up to ${paid}`}
      isGoodwill
    />
  )
}

interface RefundProps {
  order: PaidOrder
  /** For a complaint: what was owed. */
  isGoodwill?: boolean
}

interface AskingProps extends RefundProps {
  /** What can go back by now. */
  amount: string
  button: string
  question: string
}

function Asking({ order, amount, button, question, isGoodwill = false }: AskingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      <QuestionModal isOpen={isOpen} question={question} onClose={close}>
        <AsShown order={order} amount={amount}>
          {(shown) => <RefundForm order={shown} isGoodwill={isGoodwill} onClose={close} />}
        </AsShown>
      </QuestionModal>
    </div>
  )
}

function RefundForm({ order, isGoodwill = false, onClose }: RefundProps & { onClose: () => void }) {
  const money = useMoney(order.currency)
  const { giveBack } = usePayments(order)
  const { toReturn = 0 } = order.payment
  const tips = tipsToReturn(order, money)
  const hasAmount = isGoodwill || toReturn > 0
  const [method, setMethod] = useState(wayBack(order))
  const [amount, setAmount] = useState(isGoodwill ? '' : money.write(toReturn))
  const [tip, setTip] = useState(money.write(tips))
  const form = useServerForm({
    fallback: 'Nothing has been recorded',
    explainSilence: (error) => explainSilence(error, 'it was recorded'),
    send: ({ reason = '' }: Record<string, string>) => {
      const tipAmount = readAmount(tip, money)
      return giveBack({
        method,
        reason,
        ...(isGoodwill && { isGoodwill }),
        ...(hasAmount && { amount: readAmount(amount, money) }),
        // Nothing of it may go back.
        ...(tips > 0 && tipAmount !== 0 && { tip: tipAmount, tipToReturn: tips }),
      })
    },
    onDone: onClose,
  })
  return (
    <QuestionForm form={form} yes="Record refund" onClose={onClose}>
      {isGoodwill && <Text>The order stays as it is. What you refund is not to be paid again.</Text>}
      <MethodField label="Refunded by" methods={paymentMethods} value={method} onChange={setMethod} />
      {hasAmount && (
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
