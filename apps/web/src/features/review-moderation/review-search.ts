import { reviewStatuses, type ReviewStatus } from '@tiffin/contract'
import { pagedInput, readPagedSearch, type PagedSearch } from '../../lib/paged-search.ts'
import { readSearchText } from '../../lib/search-values.ts'

/** The list's state in the address. */
export interface ReviewSearch extends PagedSearch<ReviewStatus> {
  /** A dish's slug. */
  product?: string | undefined
}

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readReviewSearch = (raw: Record<string, unknown>): ReviewSearch => ({
  ...readPagedSearch(raw, reviewStatuses),
  product: readSearchText(raw['product']),
})

/** The input for the server's query. */
export const reviewListInput = ({ status, product, ...search }: ReviewSearch) => ({
  status,
  product,
  ...pagedInput(search),
})
