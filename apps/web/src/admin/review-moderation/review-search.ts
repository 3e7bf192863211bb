import { reviewStatuses } from '@tiffin/contract'
import { pagedInput, oneOf, searchReader, readPage, readSearchText } from '../../lib/search/search-reader.ts'

/** The list's state in the address. */
export const readReviewSearch = searchReader({
  status: oneOf(reviewStatuses),
  /** A dish's slug. */
  product: readSearchText,
  q: readSearchText,
  page: readPage,
})

export type ReviewSearch = ReturnType<typeof readReviewSearch>

/** The input for the server's query. */
export const reviewListInput = ({ status, product, ...search }: ReviewSearch) => ({
  status,
  product,
  ...pagedInput(search),
})
