import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { sayLength, type ListLength } from '../../lib/say-length.ts'
import { ListPager } from './list-pager.tsx'
import { QueryList, type EmptyText, type ListQuery } from './query-list.tsx'

interface PagedListProps<Entry> {
  query: Omit<ListQuery<unknown>, 'data'> & { data: ListLength | undefined; isPlaceholderData: boolean }
  entries: Entry[] | undefined
  /** 'customer' and 'customers'. */
  one: string
  many: string
  /** From 1. */
  page: number | undefined
  pageSize: number
  /** The first page is not said. */
  onPage: (page: number | undefined) => void
  empty: EmptyText
  /** Beside how many there are. */
  beside?: ReactNode
  /** The list is old while another one is being loaded. */
  children: (entries: Entry[], isOld: boolean) => ReactNode
}

/** One page of a list that the server cuts: how many there are, the entries, and the way to the other pages. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const { query, entries, one, many, page = 1, pageSize, onPage, empty, beside, children } = props
  const { data, isPending, isPlaceholderData, refetch } = query
  const total = data?.total ?? 0
  const goTo = (next: number) => onPage(next === 1 ? undefined : next)
  const isBeyond = total > 0
  const beyond: EmptyText = {
    title: 'There is no such page',
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
          {data === undefined ? '' : sayLength(data, one, many)}
        </Text>
        {beside}
      </Group>
      <QueryList query={{ data: entries, isPending, refetch }} name={many} empty={isBeyond ? beyond : empty}>
        {(some) => children(some, isPlaceholderData)}
      </QueryList>
      {total > pageSize && (
        <ListPager page={page} pageCount={Math.ceil(total / pageSize)} isMore={data?.isMore} onPage={goTo} />
      )}
    </Stack>
  )
}
