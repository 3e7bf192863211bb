import { trpc } from '../../lib/trpc.ts'

/** Shows what the caller has just written or withdrawn; what guests see may have lost an older one. */
export function useKeepMyReview(slug: string) {
  const { products, reviews } = trpc.useUtils()
  type Mine = NonNullable<ReturnType<typeof reviews.mine.getData>>

  return (review: Mine['review']) => {
    reviews.mine.setData({ slug }, (known) => ({ mayReview: known?.mayReview ?? true, review }))
    void products.invalidate()
    void reviews.list.invalidate({ slug })
  }
}
