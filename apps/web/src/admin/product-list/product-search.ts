import { containsWords, type Product } from '@tiffin/contract'
import { oneOf, searchReader, readPage, readSearchText } from '../../lib/search/search-reader.ts'

/** The list's state in the address: words in the title, the sort order, and the page of the result. */
export const readListSearch = searchReader({
  q: readSearchText,
  /** In menu order unless set. */
  sort: oneOf(['title', 'price']),
  page: readPage,
})

export type ListSearch = ReturnType<typeof readListSearch>

const PAGE_SIZE = 10

/** Those whose title contains the search words, ignoring case (SPEC 2) and accents. */
export function findProducts<Item extends Pick<Product, 'title'>>(
  all: readonly Item[],
  { q = '' }: Pick<ListSearch, 'q'>,
): Item[] {
  return all.filter(({ title }) => containsWords(title, q))
}

/** One page of what was found. */
export function cutPage<Item extends Pick<Product, 'title' | 'price'>>(
  all: readonly Item[],
  { q = '', sort, page: wanted = 1 }: ListSearch,
) {
  const found = findProducts(all, { q })
  if (sort === 'title') found.sort((one, other) => one.title.localeCompare(other.title))
  if (sort === 'price') found.sort((one, other) => one.price - other.price)
  // An empty list has one page too.
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(wanted, pageCount)
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    /** Between 1 and the last page, whatever was requested. */
    page,
    pageCount,
    total: found.length,
  }
}
