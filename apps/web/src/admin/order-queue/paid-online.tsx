import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Order, StaffOrder } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { keepsDrawerOpen, QuestionModal } from '../../ui/admin/confirm-button.tsx'
import { QuestionForm } from '../../ui/admin/question-form.tsx'
import { ReasonField } from './payment-questions.tsx'
import { useRefetchOrders } from './use-move-orders.ts'

type Online = NonNullable<StaffOrder['online']>

const providers: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  demo: 'the demo terminal',
}

/** What was paid through a provider, what of it goes back, and sending more of it back. */
export function PaidOnline({ order, online }: { order: Order; online: Online }) {
  const money = useMoney(order.currency)
  const mayRefund = useMay()?.('refunds') === true
  const [isOpen, setIsOpen] = useState(false)
  const { provider, refundable, refunds, isTest } = online
  const name = providers[provider] ?? provider
  const close = () => setIsOpen(false)
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        Paid online through {name}
        {isTest && ' (a test: no money moves)'}
      </Text>
      {refunds.map(({ amount, state, refusal }, place) => {
        if (state === 'done') return null
        const sum = money.formatAmount(amount)
        return state === 'waiting' ? (
          <Text key={place}>{`${sum} is on its way back`}</Text>
        ) : (
          <Alert key={place} color="chilli" title={`${name} refused to send ${sum} back`}>
            {refusal} Give it back in another way, or try again.
          </Alert>
        )
      })}
      {refundable > 0 && mayRefund && (
        <div>
          <Button variant="default" size="compact-md" onClick={() => setIsOpen(true)}>
            Refund through {name}
          </Button>
          <QuestionModal
            isOpen={isOpen}
            question={`Order ${order.number}: refund up to ${money.formatAmount(refundable)}`}
            onClose={close}
          >
            <RefundForm order={order} refundable={refundable} onClose={close} />
          </QuestionModal>
        </div>
      )}
    </Stack>
  )
}

function RefundForm({
  order,
  refundable,
  onClose,
}: {
  order: Order
  refundable: number
  onClose: () => void
}) {
  const money = useMoney(order.currency)
  const { client } = trpc.useUtils()
  const refetchOrders = useRefetchOrders()
  const [amount, setAmount] = useState(money.write(refundable))
  const form = useServerForm({
    fallback: 'Nothing was refunded',
    explainSilence: (error) => explainSilence(error, 'it was refunded'),
    send: ({ reason = '' }: Record<string, string>) =>
      callAtOnce((options) =>
        client.orders.refundOnline.mutate(
          { id: order._id, amount: readAmount(amount, money), reason },
          options,
        ),
      ).finally(() => void refetchOrders()),
    onDone: onClose,
  })
  return (
    <QuestionForm form={form} yes="Refund" onClose={onClose}>
      <Text>The money goes back the way it came. The order stays as it is.</Text>
      <AmountInput
        name="amount"
        label="Amount"
        data-autofocus
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={form.errors['amount']}
        {...keepsDrawerOpen}
      />
      <ReasonField error={form.errors['reason']} />
    </QuestionForm>
  )
}
