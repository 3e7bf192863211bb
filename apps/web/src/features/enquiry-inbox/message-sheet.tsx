import { Text } from '@mantine/core'
import { trpc } from '../../lib/trpc.ts'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { EnquirySheet } from './enquiry-sheet.tsx'
import { StateMoves } from './state-moves.tsx'
import { messageLabels } from './state-labels.ts'
import { watchLetters } from './watch-letters.ts'

interface MessageSheetProps {
  id: string
  onDeleted: () => void
}

/** One message with its replies. */
export function MessageSheet({ id, onDeleted }: MessageSheetProps) {
  const { client, messages, admin } = trpc.useUtils()
  const query = trpc.messages.get.useQuery({ id }, watchLetters)

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => Promise.all([messages.invalidate(), admin.waiting.invalidate()])

  function handleDeleted() {
    onDeleted()
    void messages.list.invalidate()
    void admin.waiting.invalidate()
  }

  return (
    <QuerySheet query={query} name="message">
      {(message) => (
        <EnquirySheet
          enquiry={message}
          title={`Message from ${message.name}`}
          onDelete={() => client.messages.delete.mutate({ id })}
          onDeleted={handleDeleted}
          onSend={(body) => client.messages.answer.mutate({ id, body }).finally(() => void lookAgain())}
          moves={
            <StateMoves
              state={message.state}
              labels={messageLabels}
              onMove={(move) => client.messages.changeState.mutate({ id, ...move })}
              onSettled={lookAgain}
            />
          }
        >
          <Text style={{ whiteSpace: 'pre-line' }}>{message.message}</Text>
        </EnquirySheet>
      )}
    </QuerySheet>
  )
}
