import { MAX_LIST_LENGTH, type Product } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'

interface WholeMenu {
  /** Undefined until all of them are there. */
  products: Product[] | undefined
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** Every product of the menu. One answer of the server has a limit, so a very long menu comes in several. */
export function useWholeMenu({ staleTime }: { staleTime?: number } = {}): WholeMenu {
  const options = staleTime === undefined ? {} : { staleTime }
  const first = trpc.products.list.useQuery({}, options)
  const answerCount = Math.ceil((first.data?.total ?? 0) / MAX_LIST_LENGTH)
  const offsets = Array.from({ length: Math.max(0, answerCount - 1) }, (_, n) => (n + 1) * MAX_LIST_LENGTH)
  const others = trpc.useQueries((api) => offsets.map((offset) => api.products.list({ offset }, options)))
  const answers = [first, ...others]
  const parts = answers.flatMap(({ data }) => (data ? [data.products] : []))
  return {
    products: parts.length === answers.length ? parts.flat() : undefined,
    isPending: answers.some(({ isPending }) => isPending),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}
