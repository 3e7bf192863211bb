import { useQuery } from '@tanstack/react-query'
import { type Coupon, MAX_LIST_LENGTH } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
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

/** One answer of the server has a limit, so very many come in several. */
export async function readAllCoupons({ coupons }: ApiClient): Promise<Coupon[]> {
  const all: Coupon[] = []
  for (;;) {
    const part = await coupons.list.query({ offset: all.length })
    all.push(...part)
    if (part.length < MAX_LIST_LENGTH) return all
  }
}
