import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { createStored, useStored } from '../../lib/storage/stored.ts'

/** By the page's name. */
const dismissed = createStored<string[]>({
  key: 'dismissed-hints',
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter((name) => typeof name === 'string') : []),
})

interface RoomHintProps {
  /** 'customers' */
  room: string
  /** What this page is for, in one line. */
  children: ReactNode
}

/** For first-time users. Once dismissed, this browser does not show it again. */
export function RoomHint({ room, children }: RoomHintProps) {
  if (useStored(dismissed).includes(room)) return null
  return (
    <Alert
      role="note"
      mb="md"
      py="xs"
      withCloseButton
      closeButtonLabel="Hide this hint"
      onClose={() => dismissed.update((rooms) => [...rooms, room])}
    >
      {children}
    </Alert>
  )
}
