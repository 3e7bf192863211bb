import { Button, Group, Stack, Text, Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { QueryList, type EmptyText, type ListQuery } from './query-list.tsx'

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
          {data === undefined || (total === 0 && !isFiltered) ? '' : describeLength(data, one, many)}
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

/** "1 order", "12 orders", "More than 10,000 orders". */
export function describeLength({ total, isMore }: ListLength, one: string, many: string): string {
  const count = total.toLocaleString('en')
  return isMore ? `More than ${count} ${many}` : `${count} ${total === 1 ? one : many}`
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
