import { messageStates } from '@tiffin/contract'
import { ExportSpan } from './export-span.tsx'

interface ExportMessagesProps {
  /** What the screen calls each state. */
  labels: Record<(typeof messageStates)[number], { label: string }>
}

/** The messages of some days as a file. */
export function ExportMessages({ labels }: ExportMessagesProps) {
  return (
    <ExportSpan
      title="Export messages"
      path="/admin/messages/export"
      labels={{ from: 'Received from', to: 'Received to' }}
      statuses={messageStates}
      nameStatus={(state) => labels[state].label}
      statusField="state"
    />
  )
}
