import { Button, Group, TextInput } from '@mantine/core'
import { MAX_EMAIL_LENGTH, type Order } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { keepsDrawerOpen, QuestionModal } from '../../ui/admin/confirm-button.tsx'
import { QuestionForm } from '../../ui/admin/question-form.tsx'
import { showToast } from '../../ui/toast.ts'

/** The receipt of an order: to look at and print, or by email to whoever asks for it. */
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
  const { client } = trpc.useUtils()
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
