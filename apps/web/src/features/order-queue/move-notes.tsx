import { Alert } from '@mantine/core'
import { LiveNote } from '../../ui/live-note.tsx'
import type { MoveOutcome } from './use-move-orders.ts'

interface MoveNotesProps {
  outcome: MoveOutcome
  onClose: () => void
}

/** Says what became of a press, and of each order that was not moved why. */
export function MoveNotes({ outcome: { moved, notMoved }, onClose }: MoveNotesProps) {
  const head = notMoved.length === 1 ? 'An order was not moved' : `${notMoved.length} orders were not moved`
  return (
    <>
      <LiveNote>{moved > 0 && (moved === 1 ? '1 order moved on' : `${moved} orders moved on`)}</LiveNote>
      {notMoved.length > 0 && (
        <Alert
          role="alert"
          color="chilli"
          title={head}
          withCloseButton
          closeButtonLabel="Close"
          onClose={onClose}
        >
          <ul role="list">
            {notMoved.map(({ number, message }) => (
              <li key={number}>
                {message.includes(String(number)) ? message : `Order ${number}: ${message}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
