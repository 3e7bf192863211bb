import { Alert } from '@mantine/core'
import { LiveNote } from '../../ui/live-note.tsx'
import type { MoveOutcome } from './use-move-orders.ts'

interface MoveNotesProps {
  outcome: MoveOutcome
  onClose: () => void
}

/** The result of a click: how many orders were changed, and why each of the others was not. */
export function MoveNotes({ outcome: { moved, notMoved }, onClose }: MoveNotesProps) {
  const head =
    notMoved.length === 1 ? 'One order was not updated' : `${notMoved.length} orders were not updated`
  return (
    <>
      <LiveNote>{moved > 0 && (moved === 1 ? '1 order updated' : `${moved} orders updated`)}</LiveNote>
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
