import type { ListSearch } from './list-search.ts'

const PAGE_SIZE = 10

interface Sortable {
  title: string
  price: number
}

interface ListPage<Item> {
  items: Item[]
  /** From 1 to the last there is, whatever was asked for. */
  page: number
  pageCount: number
  total: number
}

/** One page of those whose title has the words in it, in either case (SPEC 2). */
export function cutPage<Item extends Sortable>(
  all: readonly Item[],
  { q = '', sort, page: wanted = 1 }: ListSearch,
): ListPage<Item> {
  const query = q.toLocaleLowerCase()
  const found = all.filter(({ title }) => title.toLocaleLowerCase().includes(query))
  if (sort === 'title') found.sort((one, other) => one.title.localeCompare(other.title))
  if (sort === 'price') found.sort((one, other) => one.price - other.price)
  // An empty list has a page too: the first one.
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(wanted, pageCount)
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount,
    total: found.length,
  }
}
