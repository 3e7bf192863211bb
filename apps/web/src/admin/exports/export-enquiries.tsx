import { ExportSpan } from './export-span.tsx'

interface ExportEnquiriesProps {
  kind: 'messages' | 'catering'
  /** The name of each state on the screen. */
  labels: Readonly<Record<string, string>>
}

/** The messages or catering requests of some days as a file. */
export const ExportEnquiries = ({ kind, labels }: ExportEnquiriesProps) => (
  <ExportSpan
    kind={kind}
    labels={{ from: 'Received from', to: 'Received until' }}
    statuses={Object.entries(labels).map(([value, label]) => ({ value, label }))}
    statusField="state"
  />
)
