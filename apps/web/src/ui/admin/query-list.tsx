import { Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { FailedQuery } from './failure-alert.tsx'

export interface ListQuery<Data> {
  data: Data | undefined
  isPending: boolean
  refetch: () => Promise<unknown>
}

export interface EmptyText {
  title: string
  hint?: string
  /** What to do next, usually a link. */
  action?: ReactNode
}

interface QueryListProps<Entry, Data extends readonly Entry[]> {
  query: ListQuery<Data>
  /** 'coupons' */
  name: string
  empty: EmptyText
  children: (entries: Data) => ReactNode
}

/** A list, or a text in its place: that it is loading, could not be loaded, or is empty. */
export function QueryList<Entry, Data extends readonly Entry[]>(props: QueryListProps<Entry, Data>) {
  const { query, name, empty, children } = props
  const { data, isPending, refetch } = query
  if (isPending) return <Skeleton role="status" aria-label={`Loading ${name}…`} h="20rem" />
  if (data === undefined) {
    return <FailedQuery message={`The ${name} could not be loaded.`} onRetry={() => void refetch()} />
  }
  if (data.length > 0) return children(data)
  return <ListNote {...empty} />
}

/** Shown in place of an empty list. */
export const ListNote = ({ title, hint, action }: EmptyText) => (
  <Stack align="center" ta="center" gap="xs" py="xl">
    <Title order={2} size="h4">
      {title}
    </Title>
    {hint !== undefined && <Text c="dimmed">{hint}</Text>}
    {action}
  </Stack>
)

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
