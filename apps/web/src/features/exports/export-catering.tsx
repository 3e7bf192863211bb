import { cateringStates } from '@tiffin/contract'
import { ExportSpan } from './export-span.tsx'

interface ExportCateringProps {
  /** What the screen calls each state. */
  labels: Record<(typeof cateringStates)[number], { label: string }>
}

/** The catering requests that came in on some days as a file. */
export function ExportCatering({ labels }: ExportCateringProps) {
  return (
    <ExportSpan
      title="Export catering"
      path="/admin/catering/export"
      labels={{ from: 'Received from', to: 'Received to' }}
      statuses={cateringStates}
      nameStatus={(state) => labels[state].label}
      statusField="state"
    />
  )
}
