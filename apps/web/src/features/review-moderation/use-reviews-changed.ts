import { trpc } from '../../lib/trpc.ts'

/** What was decided shows in the list, on the dish and on its cards. */
export function useReviewsChanged() {
  const { reviews, products, admin } = trpc.useUtils()
  return async () => {
    void products.invalidate()
    void reviews.list.invalidate()
    void admin.waiting.invalidate()
    await reviews.listForStaff.invalidate()
  }
}
