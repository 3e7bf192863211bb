import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
import { readAll } from '../../lib/api/read-all.ts'
import { type ApiClient, trpc } from '../../lib/api/trpc.ts'

/** Every coupon, active ones first. */
export function useAllCoupons() {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: [...getQueryKey(trpc.coupons.list), 'all'],
    queryFn: () => readAllCoupons(client),
    staleTime: 0,
  })
}

export const readAllCoupons = ({ coupons }: ApiClient): Promise<Coupon[]> =>
  readAll((offset) => coupons.list.query({ offset }))
