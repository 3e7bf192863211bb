import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'

/** By the page's name. */
const dismissed = createLocalStorageStore<string[]>({
  key: 'dismissed-hints',
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter((name) => typeof name === 'string') : []),
})

interface PageHintProps {
  /** 'customers' */
  page: string
  /** What this page is for, in one line. */
  children: ReactNode
}

/** For first-time users. Once dismissed, this browser does not show it again. */
export function PageHint({ page, children }: PageHintProps) {
  if (useStored(dismissed).includes(page)) return null
  return (
    <Alert
      role="note"
      mb="md"
      py="xs"
      withCloseButton
      closeButtonLabel="Hide this hint"
      onClose={() => dismissed.update((pages) => [...pages, page])}
    >
      {children}
    </Alert>
  )
}
