import { trpc } from '../../lib/api/trpc.ts'

/** Refetches what a decision affects: the list, the dish and its cards. */
export function useReviewsChanged() {
  const { reviews, products, admin } = trpc.useUtils()
  return async () => {
    void products.invalidate()
    void reviews.list.invalidate()
    void admin.waiting.invalidate()
    await reviews.listForStaff.invalidate()
  }
}
