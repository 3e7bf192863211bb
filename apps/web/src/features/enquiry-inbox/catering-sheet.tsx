import { trpc } from '../../lib/trpc.ts'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { describeEvent } from './describe-event.ts'
import { EnquirySheet } from './enquiry-sheet.tsx'
import { StateMoves } from './state-moves.tsx'
import { cateringLabels } from './state-labels.ts'
import { watchLetters } from './watch-letters.ts'

interface CateringSheetProps {
  id: string
  onDeleted: () => void
}

/** One catering request with its replies. */
export function CateringSheet({ id, onDeleted }: CateringSheetProps) {
  const { client, catering, admin } = trpc.useUtils()
  const query = trpc.catering.get.useQuery({ id }, watchLetters)

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => Promise.all([catering.invalidate(), admin.waiting.invalidate()])

  function handleDeleted() {
    onDeleted()
    void catering.list.invalidate()
    void admin.waiting.invalidate()
  }

  return (
    <QuerySheet query={query} name="catering request">
      {(request) => (
        <EnquirySheet
          enquiry={request}
          title={`Request ${request.reference}`}
          onDelete={() => client.catering.delete.mutate({ id })}
          onDeleted={handleDeleted}
          onSend={(body) => client.catering.answer.mutate({ id, body }).finally(() => void lookAgain())}
          moves={
            <StateMoves
              state={request.state}
              labels={cateringLabels}
              onMove={(move) => client.catering.changeState.mutate({ id, ...move })}
              onSettled={lookAgain}
            />
          }
        >
          <FactList
            facts={{
              Reference: request.reference,
              Event: describeEvent(request),
              Budget: request.budget,
              'Dietary needs': request.dietary,
              'Comments and preferences': request.comments,
            }}
          />
        </EnquirySheet>
      )}
    </QuerySheet>
  )
}
