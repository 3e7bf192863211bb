import { cateringStates, messageStates } from '@tiffin/contract'
import { ExportSpan } from './export-span.tsx'

const states = { messages: messageStates, catering: cateringStates }

interface ExportEnquiriesProps<Kind extends keyof typeof states> {
  kind: Kind
  /** The name of each state on the screen. */
  labels: Record<(typeof states)[Kind][number], { label: string }>
}

/** The messages or catering requests of some days as a file. */
export const ExportEnquiries = <Kind extends keyof typeof states>({
  kind,
  labels,
}: ExportEnquiriesProps<Kind>) => (
  <ExportSpan<(typeof states)[Kind][number]>
    title={`Export ${kind}`}
    path={`/admin/${kind}/export`}
    labels={{ from: 'Received from', to: 'Received until' }}
    statuses={states[kind]}
    nameStatus={(state) => labels[state].label}
    statusField="state"
  />
)
