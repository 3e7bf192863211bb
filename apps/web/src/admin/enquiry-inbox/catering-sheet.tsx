import type { CateringRecord } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { describeEvent, cateringLabels } from './enquiry-state.tsx'
import { EnquirySheet, pollPendingReplies } from './enquiry-sheet.tsx'

/** One catering request with its replies. */
export function CateringSheet({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { client, catering } = trpc.useUtils()
  return (
    <EnquirySheet<CateringRecord>
      query={trpc.catering.get.useQuery({ id }, pollPendingReplies)}
      name="catering request"
      queries={catering}
      titleOf={({ reference }) => `Request ${reference}`}
      labels={cateringLabels}
      onSend={(body) => client.catering.answer.mutate({ id, body })}
      onMove={(move) => client.catering.changeState.mutate({ id, ...move })}
      onDelete={() => client.catering.delete.mutate({ id })}
      onDeleted={onDeleted}
    >
      {(request) => (
        <FactList
          facts={{
            Reference: request.reference,
            Event: describeEvent(request),
            Budget: request.budget,
            'Dietary needs': request.dietary,
            'Comments and preferences': request.comments,
          }}
        />
      )}
    </EnquirySheet>
  )
}
