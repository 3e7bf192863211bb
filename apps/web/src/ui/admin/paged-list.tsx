import { Button, Group, Skeleton, Stack, Text, Pagination, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { FailedQuery } from './failure-alert.tsx'

export interface PagedListProps<Entry> {
  query: Omit<ListQuery<unknown>, 'data'> & { data: ListLength | undefined; isPlaceholderData: boolean }
  entries: Entry[] | undefined
  /** 'customer' */
  one: string
  /** If that is not one with an s: 'addresses'. */
  many?: string
  /** Starts at 1. */
  page: number | undefined
  pageSize: number
  /** Undefined for the first page. */
  onPage: (page: number | undefined) => void
  empty: EmptyText
  /** Only what matches is in the list: if that is nothing, this says so. */
  isFiltered: boolean
  nothingFound?: Partial<EmptyText> | undefined
  /** Shown beside the total. */
  beside?: ReactNode
  /** `isOld` while another list is loading. */
  children: (entries: Entry[], isOld: boolean) => ReactNode
}

/** One page of a list paginated by the server: the total, the entries, and links to the other pages. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const { query, entries, one, many = `${one}s`, page = 1, pageSize, onPage } = props
  const { empty, isFiltered, nothingFound, beside, children } = props
  const { data, isPending, isPlaceholderData, refetch } = query
  const total = data?.total ?? 0
  const goTo = (next: number) => onPage(next === 1 ? undefined : next)
  const isBeyond = total > 0
  const notFound = { title: `No ${many} found`, hint: 'Nothing matches your filters.', ...nothingFound }
  const beyond: EmptyText = {
    title: 'This page doesn’t exist',
    action: (
      <Button variant="default" onClick={() => goTo(1)}>
        First page
      </Button>
    ),
  }
  return (
    <Stack gap="sm" mt="sm">
      <Group gap="xs" mih="2.25rem">
        <Text role="status" c="dimmed">
          {data === undefined ? '' : describeLength(data, one, many)}
        </Text>
        {beside}
      </Group>
      <QueryList
        query={{ data: entries, isPending, refetch }}
        name={many}
        empty={isBeyond ? beyond : isFiltered ? notFound : empty}
      >
        {(some) => children(some, isPlaceholderData)}
      </QueryList>
      {total > pageSize && (
        <ListPager page={page} pageCount={Math.ceil(total / pageSize)} isMore={data?.isMore} onPage={goTo} />
      )}
    </Stack>
  )
}

/** From the server, which does not count a very long list to its end. */
interface ListLength {
  total: number
  isMore: boolean
}

/** "1 order", "12 orders", "more than 10,000 orders". */
export function describeLength({ total, isMore }: ListLength, one: string, many: string): string {
  const count = total.toLocaleString('en')
  return isMore ? `more than ${count} ${many}` : `${count} ${total === 1 ? one : many}`
}

interface ListPagerProps {
  label?: string
  /** Starts at 1. */
  page: number
  pageCount: number
  /** The number of pages is unknown: this many, and more. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
}

const stepLabels: Record<string, string> = { previous: 'Prev', next: 'Next' }

/** The pagination of a long list. */
export function ListPager({ label = 'Pages', page, pageCount, isMore = false, onPage }: ListPagerProps) {
  return (
    <Group component="nav" aria-label={label} justify="space-between" gap="sm">
      <Pagination
        value={page}
        total={isMore ? Math.max(page, pageCount) + 1 : pageCount}
        onChange={onPage}
        gap={4}
        getControlProps={(control) => ({ 'aria-label': stepLabels[control] })}
        getItemProps={(each) => ({ 'aria-label': `Page ${each}` })}
      />
      <Text role="status" c="dimmed">
        {`Page ${page} of ${isMore ? 'more than ' : ''}${pageCount}`}
      </Text>
    </Group>
  )
}

export interface ListQuery<Data> {
  data: Data | undefined
  isPending: boolean
  refetch: () => Promise<unknown>
}

interface EmptyText {
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
