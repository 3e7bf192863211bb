import { oneOf, searchReader } from '../../lib/search/search-reader.ts'
import { readPage, readSearchText } from '../../lib/search/search-values.ts'

/** The list's state in the address: words in the title, the sort order, and the page of the result. */
export const readListSearch = searchReader({
  q: readSearchText,
  /** In menu order unless set. */
  sort: oneOf(['title', 'price']),
  page: readPage,
})

export type ListSearch = ReturnType<typeof readListSearch>
