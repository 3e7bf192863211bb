import { trpc } from '../../lib/trpc.ts'
import { EnquirySheet } from './enquiry-sheet.tsx'
import classes from './enquiry-sheet.module.css'
import { isGone } from './is-gone.ts'
import { SheetState } from './sheet-state.tsx'
import { StateMoves } from './state-moves.tsx'
import { messageWords } from './state-words.ts'
import { watchLetters } from './watch-letters.ts'

interface MessageSheetProps {
  id: string
  onDeleted: () => void
}

/** One message with what was answered. */
export function MessageSheet({ id, onDeleted }: MessageSheetProps) {
  const { client, messages, admin } = trpc.useUtils()
  const { data, error, isPending, refetch } = trpc.messages.get.useQuery({ id }, watchLetters)
  if (data === undefined || isGone(error)) {
    return <SheetState what="message" onRetry={() => void refetch()} {...{ isPending, error }} />
  }

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const lookAgain = () => Promise.all([messages.invalidate(), admin.waiting.invalidate()])

  function handleDeleted() {
    onDeleted()
    void messages.list.invalidate()
    void admin.waiting.invalidate()
  }

  return (
    <EnquirySheet
      enquiry={data}
      title={`Message from ${data.name}`}
      onDelete={() => client.messages.delete.mutate({ id })}
      onDeleted={handleDeleted}
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
