import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { describeLength, type ListLength } from '../../lib/time/describe-length.ts'
import { ListPager } from './list-pager.tsx'
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
