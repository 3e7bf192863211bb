import { cateringStates } from '@tiffin/contract'
import { ExportSpan } from './export-span.tsx'

interface ExportCateringProps {
  /** What the screen calls each state. */
  words: Record<(typeof cateringStates)[number], { label: string }>
}

/** The catering requests that came in on some days as a file. */
export function ExportCatering({ words }: ExportCateringProps) {
  return (
    <ExportSpan
      title="Export catering"
      path="/admin/catering/export"
      labels={{ from: 'Received from', to: 'Received to' }}
      statuses={cateringStates}
      nameStatus={(state) => words[state].label}
      statusField="state"
    />
  )
}
