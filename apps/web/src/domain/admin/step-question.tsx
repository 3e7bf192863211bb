import { useMoney } from '../../lib/api/settings.tsx'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { paidNames, paymentMethods, type Order, type OrderStatus, type PaymentMethod } from '@tiffin/contract'
import { useCallback, useState, type ReactNode } from 'react'
import { isUnpaid } from '../../lib/format/paid.ts'
import { keepsDrawerOpen, QuestionModal } from '../../ui/admin/confirm-button.tsx'

type AskedAbout = Pick<
  Order,
  'number' | 'status' | 'note' | 'allergyNote' | 'payment' | 'amounts' | 'currency'
>

/**
 * What must be asked before an order becomes `to`: anyone who accepts an order with an allergy has read it, and no order is
 * handed over unpaid by oversight.
 */
export function questionBefore(order: AskedAbout, to: OrderStatus): 'allergy' | 'payment' | null {
  if (to === 'accepted' && order.status === 'placed' && order.allergyNote === true) return 'allergy'
  return to === 'completed' && isUnpaid(order) ? 'payment' : null
}

interface Asked<Each> {
  order: Each
  to: OrderStatus
}

/**
 * Takes an order's step once what must be asked has been answered. The answer is about the order as it was when it was
 * asked: if it has moved meanwhile, the server rejects the step.
 */
export function useAskedStep<Each extends AskedAbout>(
  take: (order: Each, to: OrderStatus, paidBy?: PaymentMethod) => void,
): { step: (order: Each, to: OrderStatus) => void; question: ReactNode } {
  const [asked, setAsked] = useState<Asked<Each> | null>(null)
  const [isAsking, { open, close }] = useDisclosure()
  const step = useCallback(
    (order: Each, to: OrderStatus) => {
      if (questionBefore(order, to) === null) {
        take(order, to)
        return
      }
      setAsked({ order, to })
      open()
    },
    [take, open],
  )

  function handleConfirm(paidBy?: PaymentMethod) {
    close()
    if (asked) take(asked.order, asked.to, paidBy)
  }

  const question = asked && (
    <StepQuestion
      order={asked.order}
      asked={isAsking ? questionBefore(asked.order, asked.to) : null}
      onClose={close}
      onConfirm={handleConfirm}
    />
  )
  return { step, question }
}

interface StepQuestionProps {
  order: AskedAbout
  asked: ReturnType<typeof questionBefore>
  onClose: () => void
  /** With how it has just been paid, if it has. */
  onConfirm: (paidBy?: PaymentMethod) => void
}

/** For the fingers of a cook. */
const large = { h: 48, ...keepsDrawerOpen }

function StepQuestion({ order, asked, onClose, onConfirm }: StepQuestionProps) {
  const money = useMoney(order.currency)
  return (
    <>
      <QuestionModal
        isOpen={asked === 'allergy'}
        question={`Order ${order.number}: an allergy`}
        onClose={onClose}
      >
        <Stack>
          <Text fz="xl" fw={650} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {order.note}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={onClose} {...large}>
              Go back
            </Button>
            <Button color="chilli" onClick={() => onConfirm()} {...large}>
              I’ve read it. Accept order
            </Button>
          </Group>
        </Stack>
      </QuestionModal>
      <QuestionModal
        isOpen={asked === 'payment'}
        question={`Order ${order.number}: ${money.formatAmount(order.payment.toPay)} to pay`}
        onClose={onClose}
      >
        <Stack gap="xs">
          {paymentMethods.map((method) => (
            <Button
              key={method}
              variant={method === order.payment.method ? 'filled' : 'default'}
              onClick={() => onConfirm(method)}
              {...large}
            >
              Paid by {paidNames[method]}
            </Button>
          ))}
          <Group grow gap="xs" mt="xs">
            <Button variant="default" data-autofocus onClick={onClose} {...large}>
              Go back
            </Button>
            <Button variant="default" c="var(--danger-deep)" onClick={() => onConfirm()} {...large}>
              Hand over unpaid
            </Button>
          </Group>
        </Stack>
      </QuestionModal>
    </>
  )
}
