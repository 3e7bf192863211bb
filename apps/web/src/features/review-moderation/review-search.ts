import { reviewStatuses, type ReviewStatus } from '@tiffin/contract'
import { pageSpan, readPage, readSearchText } from '../../lib/search-values.ts'

/** The list's state in the address. */
export interface ReviewSearch {
  status?: ReviewStatus | undefined
  /** A dish's slug. */
  product?: string | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readReviewSearch = ({ status, product, q, page }: Record<string, unknown>): ReviewSearch => ({
  status: reviewStatuses.find((each) => each === status),
  product: readSearchText(product),
  q: readSearchText(q),
  page: readPage(page),
})

/** Another filter starts at the first page. */
export const filterReviews = (
  { status, product, q }: ReviewSearch,
  change: Omit<ReviewSearch, 'page'>,
): ReviewSearch => ({ status, product, q, page: undefined, ...change })

/** The input for the server's query. */
export const reviewListInput = ({ page, ...filter }: ReviewSearch) => ({
  ...filter,
  ...pageSpan(page, PAGE_SIZE),
})
