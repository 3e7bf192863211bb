import { Button, Group, Stack, Text } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { keepsDrawer, QuestionModal } from './question-modal.tsx'

interface AllergyQuestionProps {
  order: Pick<Order, 'number' | 'note'>
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
}

const GO_BACK = 'Go back'
const HAVE_READ = 'I have read it, accept'
const allergyQuestion = ({ number }: Pick<Order, 'number'>) => `Order ${number}: an allergy`

const AllergyWords = ({ order }: { order: Pick<Order, 'note'> }) => (
  <Text fz="xl" fw={650} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    {order.note}
  </Text>
)

/** The same question for a button that asks by itself. */
export const askAboutAllergy = (order: Pick<Order, 'number' | 'note'>) => ({
  question: allergyQuestion(order),
  consequence: <AllergyWords order={order} />,
  yes: HAVE_READ,
  no: GO_BACK,
})

/** Whoever accepts an order with an allergy confirms having read it. */
export const AllergyQuestion = ({ order, isOpen, onConfirm, onClose }: AllergyQuestionProps) => (
  <QuestionModal isOpen={isOpen} question={allergyQuestion(order)} onClose={onClose}>
    <Stack>
      <AllergyWords order={order} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" h={48} data-autofocus onClick={onClose} {...keepsDrawer}>
          {GO_BACK}
        </Button>
        <Button color="chilli" h={48} onClick={onConfirm} {...keepsDrawer}>
          {HAVE_READ}
        </Button>
      </Group>
    </Stack>
  </QuestionModal>
)

/** Whether accepting it needs that confirmation. */
export const isAllergyUnread = ({ status, allergyNote }: Pick<Order, 'status' | 'allergyNote'>): boolean =>
  status === 'placed' && allergyNote === true
