import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { FailedQuery } from './failure-alert.tsx'
import { ListNote, type ListQuery } from './query-list.tsx'

export interface SheetQuery<Data> extends ListQuery<Data> {
  error: unknown
}

interface QuerySheetProps<Data> {
  query: SheetQuery<Data>
  /** 'customer' */
  name: string
  children: (data: Data) => ReactNode
}

/** The details of one item, or why they are not available. */
export function QuerySheet<Data>({ query, name, children }: QuerySheetProps<Data>) {
  const { data, error, isPending, refetch } = query
  if (isPending) return <Skeleton role="status" aria-label={`Loading ${name}…`} h="28rem" />
  // Someone has deleted it, perhaps while it was shown.
  if (readErrorBody(error)?.code === 'NOT_FOUND') {
    return <ListNote title={`We cannot find that ${name}`} hint="It may have been deleted." />
  }
  if (data !== undefined) return children(data)
  return <FailedQuery message={`The ${name} could not be loaded.`} onRetry={() => void refetch()} />
}
