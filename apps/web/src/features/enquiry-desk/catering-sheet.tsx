import type { CateringRequest } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { describeEvent } from './describe-event.ts'
import { EnquirySheet } from './enquiry-sheet.tsx'
import classes from './enquiry-sheet.module.css'
import { isGone } from './is-gone.ts'
import { SheetState } from './sheet-state.tsx'
import { StateMoves } from './state-moves.tsx'
import { cateringWords } from './state-words.ts'
import { watchLetters } from './watch-letters.ts'

interface CateringSheetProps {
  id: string
  onDeleted: () => void
}

/** One catering request with what was answered. */
export function CateringSheet({ id, onDeleted }: CateringSheetProps) {
  const { client, catering, admin } = trpc.useUtils()
  const { data, error, isPending, refetch } = trpc.catering.get.useQuery({ id }, watchLetters)
  if (data === undefined || isGone(error)) {
    return <SheetState what="catering request" onRetry={() => void refetch()} {...{ isPending, error }} />
  }

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => Promise.all([catering.invalidate(), admin.waiting.invalidate()])

  function handleDeleted() {
    onDeleted()
    void catering.list.invalidate()
    void admin.waiting.invalidate()
  }

  return (
    <EnquirySheet
      enquiry={data}
      title={`Request ${data.reference}`}
      onDelete={() => client.catering.delete.mutate({ id })}
      onDeleted={handleDeleted}
      onSend={(body) => client.catering.answer.mutate({ id, body }).finally(() => void lookAgain())}
      moves={
        <StateMoves
          state={data.state}
          words={cateringWords}
          onMove={(move) => client.catering.changeState.mutate({ id, ...move })}
          onSettled={lookAgain}
        />
      }
    >
      <EventFacts request={data} />
    </EnquirySheet>
  )
}

function EventFacts({ request }: { request: CateringRequest }) {
  const facts = [
    ['Reference', request.reference],
    ['Event', describeEvent(request)],
    ['Budget', request.budget],
    ['Dietary needs', request.dietary],
    ['Comments and preferences', request.comments],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
