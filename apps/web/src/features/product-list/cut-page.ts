import type { ListSearch } from './list-search.ts'

const PAGE_SIZE = 10

interface Sortable {
  title: string
  price: number
}

interface ListPage<Item> {
  items: Item[]
  /** Between 1 and the last page, whatever was requested. */
  page: number
  pageCount: number
  total: number
}

/** One page of those whose title contains the search words, ignoring case (SPEC 2). */
export function cutPage<Item extends Sortable>(
  all: readonly Item[],
  { q = '', sort, page: wanted = 1 }: ListSearch,
): ListPage<Item> {
  const query = q.toLocaleLowerCase()
  const found = all.filter(({ title }) => title.toLocaleLowerCase().includes(query))
  if (sort === 'title') found.sort((one, other) => one.title.localeCompare(other.title))
  if (sort === 'price') found.sort((one, other) => one.price - other.price)
  // An empty list has one page too.
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(wanted, pageCount)
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount,
    total: found.length,
  }
}
