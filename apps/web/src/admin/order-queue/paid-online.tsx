import { Alert, Button, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { titleOfProvider, type Order, type StaffOrder } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { keepsDrawerOpen, QuestionModal, QuestionForm } from '../../ui/admin/confirm-button.tsx'
import { AsShown, ReasonField } from './payment-questions.tsx'
import { useRefetchOrders } from './use-move-orders.ts'

type Online = NonNullable<StaffOrder['online']>

/** What was paid through a provider, what of it goes back, and sending more of it back. */
export function PaidOnline({ order, online }: { order: Order; online: Online }) {
  const money = useMoney(order.currency)
  const mayRefund = useMay()?.('refunds') === true
  const [isOpen, setIsOpen] = useState(false)
  const { provider, refundable, refunds, isTest, tip, isDisputed } = online
  const name = titleOfProvider(provider)
  const close = () => setIsOpen(false)
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        Paid online through {name}
        {isTest && ' (a test: no money moves)'}
        {tip !== undefined && `, with a tip of ${money.formatAmount(tip)}`}
      </Text>
      {isDisputed && (
        <Alert color="chilli" title="The guest disputes this payment">
          Answer at {name}, in time. Do not refund it as well.
        </Alert>
      )}
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
            <AsShown order={{ ...order, online }} amount={money.formatAmount(refundable)}>
              {(shown) => (
                <RefundForm order={shown} refundable={shown.online?.refundable ?? 0} onClose={close} />
              )}
            </AsShown>
          </QuestionModal>
        </div>
      )}
    </Stack>
  )
}

type RefundKind = 'portions' | 'amount'

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
  const client = useTRPCClient()
  const refetchOrders = useRefetchOrders()
  const [kind, setKind] = useState<RefundKind>('amount')
  const [amount, setAmount] = useState(money.write(refundable))
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  const portions = [...counts].flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []))
  const isByPortions = kind === 'portions'
  const quoted = useQuery({
    queryKey: ['quote-refund', order._id, portions],
    queryFn: () => client.orders.quoteRefund.mutate({ id: order._id, portions }),
    enabled: isByPortions && portions.length > 0,
    staleTime: 0,
    retry: false,
  })
  const form = useServerForm({
    fallback: 'Nothing was refunded',
    explainSilence: (error) => explainSilence(error, 'it was refunded'),
    send: ({ reason = '' }: Record<string, string>) =>
      callAtOnce((options) =>
        client.orders.refundOnline.mutate(
          {
            id: order._id,
            reason,
            refundable,
            ...(isByPortions ? { portions } : { amount: readAmount(amount, money) }),
          },
          options,
        ),
      ).finally(() => void refetchOrders()),
    onDone: onClose,
  })
  return (
    <QuestionForm form={form} yes="Refund" onClose={onClose}>
      <Text>The money goes back the way it came. The order stays as it is.</Text>
      <SegmentedControl
        aria-label="What is refunded"
        data={[
          { value: 'amount', label: 'An amount' },
          { value: 'portions', label: 'Dishes' },
        ]}
        value={kind}
        onChange={(value) => setKind(value === 'portions' ? 'portions' : 'amount')}
        attributes={{ input: keepsDrawerOpen }}
      />
      {isByPortions ? (
        <>
          <Portions order={order} counts={counts} onChange={setCounts} />
          <Text role="status" fw={600}>
            {portions.length === 0
              ? 'Choose what is refunded'
              : quoted.data
                ? `${money.formatAmount(quoted.data.amount)} goes back, tax and discount counted in`
                : quoted.isError
                  ? explainFailure(quoted.error).title
                  : '\u00A0'}
          </Text>
        </>
      ) : (
        <AmountInput
          name="amount"
          label="Amount"
          data-autofocus
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          error={form.errors['amount']}
          {...keepsDrawerOpen}
        />
      )}
      <ReasonField error={form.errors['reason']} />
    </QuestionForm>
  )
}

interface PortionsProps {
  order: Order & Partial<Pick<StaffOrder, 'online'>>
  counts: ReadonlyMap<number, number>
  onChange: (counts: ReadonlyMap<number, number>) => void
}

/** How many of each dish are refunded; those that were are out of reach. */
function Portions({ order, counts, onChange }: PortionsProps) {
  const refunds = order.online?.refunds ?? []
  const goneOf = (line: number) =>
    refunds
      .filter(({ state }) => state !== 'refused')
      .flatMap(({ portions = [] }) => portions)
      .filter((portion) => portion.line === line)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return order.items.map(({ title, quantity }, line) => {
    const left = quantity - goneOf(line)
    return (
      <NumberInput
        key={line}
        label={title}
        description={
          left === quantity ? `Of ${quantity}` : `Of ${quantity}, ${quantity - left} refunded before`
        }
        min={0}
        max={left}
        clampBehavior="strict"
        allowDecimal={false}
        disabled={left === 0}
        value={counts.get(line) ?? 0}
        onChange={(value) => onChange(new Map([...counts, [line, Number(value)]]))}
        {...keepsDrawerOpen}
      />
    )
  })
}
