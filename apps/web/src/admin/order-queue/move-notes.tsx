import { Alert } from '@mantine/core'
import type { NotMoved } from './use-move-orders.ts'

/** Why orders were not changed. */
export function MoveNotes({ notMoved, onClose }: { notMoved: NotMoved[]; onClose: () => void }) {
  if (notMoved.length === 0) return null
  const head =
    notMoved.length === 1 ? 'One order was not updated' : `${notMoved.length} orders were not updated`
  return (
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
          <li key={number}>{message.includes(String(number)) ? message : `Order ${number}: ${message}`}</li>
        ))}
      </ul>
    </Alert>
  )
}
