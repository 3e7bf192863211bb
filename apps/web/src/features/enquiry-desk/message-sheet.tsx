import { trpc } from '../../lib/trpc.ts'
import { EnquirySheet } from './enquiry-sheet.tsx'
import classes from './enquiry-sheet.module.css'
import { SheetState } from './sheet-state.tsx'
import { StateMoves } from './state-moves.tsx'
import { messageWords } from './state-words.ts'

/** One message with what was answered. */
export function MessageSheet({ id }: { id: string }) {
  const { client, messages } = trpc.useUtils()
  const { data, error, isPending, refetch } = trpc.messages.get.useQuery({ id }, { staleTime: 0 })
  if (data === undefined) {
    return <SheetState what="message" onRetry={() => void refetch()} {...{ isPending, error }} />
  }

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => messages.invalidate()

  return (
    <EnquirySheet
      enquiry={data}
      onSend={(body) => client.messages.answer.mutate({ id, body }).finally(() => void lookAgain())}
      moves={
        <StateMoves
          state={data.state}
          words={messageWords}
          onMove={(move) => client.messages.changeState.mutate({ id, ...move })}
          onSettled={lookAgain}
        />
      }
    >
      <p className={classes.text}>{data.message}</p>
    </EnquirySheet>
  )
}
