import { trpc } from '../../lib/api/trpc.ts'

/** Shows what the customer has just written or withdrawn; the public list may have lost an older version. */
export function useCacheMyReview(slug: string) {
  const { products, reviews } = trpc.useUtils()
  type Mine = NonNullable<ReturnType<typeof reviews.mine.getData>>

  return (review: Mine['review']) => {
    reviews.mine.setData({ slug }, (known) => ({ mayReview: known?.mayReview ?? true, review }))
    void products.invalidate()
    void reviews.list.invalidate({ slug })
  }
}
