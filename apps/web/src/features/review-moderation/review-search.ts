import { reviewStatuses, type ReviewStatus } from '@tiffin/contract'
import { readPage, readSearchText } from '../../lib/search-values.ts'

/** What the address says about the list. */
export interface ReviewSearch {
  status?: ReviewStatus | undefined
  /** Slug of a dish. */
  product?: string | undefined
  q?: string | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export const readReviewSearch = ({ status, product, q, page }: Record<string, unknown>): ReviewSearch => ({
  status: reviewStatuses.find((each) => each === status),
  product: readSearchText(product),
  q: readSearchText(q),
  page: readPage(page),
})

/** Another filter begins on the first page. */
export const filterReviews = (
  { status, product, q }: ReviewSearch,
  change: Omit<ReviewSearch, 'page'>,
): ReviewSearch => ({ status, product, q, page: undefined, ...change })

/** The question to the server. */
export const reviewListInput = ({ page = 1, ...filter }: ReviewSearch) => ({
  ...filter,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
