import { Button, Group, Stack, Text } from '@mantine/core'
import type { Order, OrderStatus, PaymentMethod } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { paidNames, paymentMethods } from '../../lib/payment-names.ts'
import { keepsDrawer, QuestionModal } from './question-modal.tsx'

type Question = 'allergy' | 'payment'
type AskedAbout = Pick<Order, 'number' | 'status' | 'note' | 'allergyNote' | 'payment' | 'amounts'>

/** Whoever accepts an order with an allergy confirms having read it. */
const isAllergyUnread = ({ status, allergyNote }: AskedAbout): boolean =>
  status === 'placed' && allergyNote === true

/** No order is handed over unpaid by oversight. */
const isHandedOverUnpaid = ({ payment }: AskedAbout, to: OrderStatus): boolean =>
  to === 'completed' && payment.paid === undefined

/** What must be asked before an order becomes `to`. */
export function questionBefore(order: AskedAbout, to: OrderStatus): Question | null {
  if (to === 'accepted' && isAllergyUnread(order)) return 'allergy'
  return isHandedOverUnpaid(order, to) ? 'payment' : null
}

interface StepQuestionProps {
  order: AskedAbout
  asked: Question | null
  onClose: () => void
  /** With how it has just been paid, if it has. */
  onConfirm: (paidBy?: PaymentMethod) => void
}

export const StepQuestion = ({ order, asked, onClose, onConfirm }: StepQuestionProps) => (
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
          <Button variant="default" h={48} data-autofocus onClick={onClose} {...keepsDrawer}>
            Go back
          </Button>
          <Button color="chilli" h={48} onClick={() => onConfirm()} {...keepsDrawer}>
            I have read it, accept
          </Button>
        </Group>
      </Stack>
    </QuestionModal>
    <QuestionModal
      isOpen={asked === 'payment'}
      question={`Order ${order.number}: ${formatCents(centsFromDollars(order.amounts.total))} to pay`}
      onClose={onClose}
    >
      <Stack gap="xs">
        {paymentMethods.map((method) => (
          <Button
            key={method}
            h={48}
            variant={method === order.payment.method ? 'filled' : 'default'}
            data-autofocus={method === order.payment.method || undefined}
            onClick={() => onConfirm(method)}
            {...keepsDrawer}
          >
            Paid by {paidNames[method]}
          </Button>
        ))}
        <Group grow gap="xs" mt="xs">
          <Button variant="default" h={48} onClick={onClose} {...keepsDrawer}>
            Go back
          </Button>
          <Button
            variant="default"
            h={48}
            c="var(--danger-deep)"
            onClick={() => onConfirm()}
            {...keepsDrawer}
          >
            Not paid
          </Button>
        </Group>
      </Stack>
    </QuestionModal>
  </>
)
