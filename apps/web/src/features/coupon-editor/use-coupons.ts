import { trpc } from '../../lib/trpc.ts'

/** Somebody else may be at work on them too, and guests use them. */
export const useCoupons = () => trpc.coupons.list.useQuery(undefined, { staleTime: 0 })

export function useRefreshCoupons() {
  const { coupons } = trpc.useUtils()
  return () => coupons.list.invalidate()
}
