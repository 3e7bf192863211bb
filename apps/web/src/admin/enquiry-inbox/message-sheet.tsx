import { Text } from '@mantine/core'
import type { MessageRecord } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { EnquirySheet, pollPendingReplies } from './enquiry-sheet.tsx'
import { messageLabels } from './enquiry-state.tsx'

/** One message with its replies. */
export function MessageSheet({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { client, messages } = trpc.useUtils()
  return (
    <EnquirySheet<MessageRecord>
      query={trpc.messages.get.useQuery({ id }, pollPendingReplies)}
      name="message"
      queries={messages}
      titleOf={({ name }) => `Message from ${name}`}
      labels={messageLabels}
      onSend={(body) => client.messages.answer.mutate({ id, body })}
      onMove={(move) => client.messages.changeState.mutate({ id, ...move })}
      onDelete={() => client.messages.delete.mutate({ id })}
      onDeleted={onDeleted}
    >
      {({ message }) => <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
    </EnquirySheet>
  )
}
