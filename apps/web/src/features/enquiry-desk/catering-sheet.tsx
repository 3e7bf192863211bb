import type { CateringRequest } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { describeEvent } from './describe-event.ts'
import { EnquirySheet } from './enquiry-sheet.tsx'
import classes from './enquiry-sheet.module.css'
import { SheetState } from './sheet-state.tsx'
import { StateMoves } from './state-moves.tsx'
import { cateringWords } from './state-words.ts'

/** One catering request with what was answered. */
export function CateringSheet({ id }: { id: string }) {
  const { client, catering } = trpc.useUtils()
  const { data, error, isPending, refetch } = trpc.catering.get.useQuery({ id }, { staleTime: 0 })
  if (data === undefined) {
    return <SheetState what="catering request" onRetry={() => void refetch()} {...{ isPending, error }} />
  }

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => catering.invalidate()

  return (
    <EnquirySheet
      enquiry={data}
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
