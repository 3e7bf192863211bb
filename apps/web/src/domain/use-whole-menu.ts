import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListProductsInput, Product } from '@tiffin/contract'
import { useTRPC, type LoaderContext } from '../lib/api/trpc.ts'

/** Which dishes of the menu. */
type Filter = Omit<ListProductsInput, 'limit' | 'offset'>

interface WholeMenu<Listed = Product> {
  /** Undefined until all of them are there. */
  products: Listed[] | undefined
  isPending: boolean
  isError: boolean
  refetch: () => Promise<unknown>
}

interface Options {
  filter?: Filter
  staleTime?: number
  enabled?: boolean
  refetchInterval?: () => number
  refetchOnWindowFocus?: 'always'
  /** Whether the first answer already has everything that is needed: then no others are requested. */
  isEnough?: (products: readonly Product[]) => boolean
}

/** Every product of the menu that matches. One answer of the server has a limit, so a very long menu comes in several. */
export function useWholeMenu({ filter = {}, isEnough, ...options }: Options = {}) {
  const trpc = useTRPC()
  const first = useQuery(trpc.products.list.queryOptions(filter, options))
  const offsets = first.data && !isEnough?.(first.data.products) ? offsetsAfter(first.data) : []
  const others = useQueries({
    queries: offsets.map((offset) => trpc.products.list.queryOptions({ ...filter, offset }, options)),
  })
  const { total = 0, unknown = 0 } = first.data ?? {}
  return { ...joinAnswers([first, ...others]), total, unknown }
}

/** For loaders: every answer that `useWholeMenu` needs. */
export async function loadWholeMenu({ queryClient, trpc }: LoaderContext, filter: Filter): Promise<void> {
  const load = (input: ListProductsInput) =>
    queryClient.ensureQueryData(trpc.products.list.queryOptions(input))
  const first = await load(filter)
  await Promise.all(offsetsAfter(first).map((offset) => load({ ...filter, offset })))
}

interface Answer<Listed> {
  data?: { products: Listed[]; total: number } | undefined
  isPending: boolean
  isError: boolean
  refetch: () => Promise<unknown>
}

export function joinAnswers<Listed>(answers: readonly Answer<Listed>[]): WholeMenu<Listed> {
  const parts = answers.flatMap(({ data }) => (data ? [data.products] : []))
  return {
    products: parts.length === answers.length ? parts.flat() : undefined,
    isPending: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}

/** Where the answers after the first begin. */
export function offsetsAfter({ products, total }: { products: readonly unknown[]; total: number }) {
  const answerCount = Math.ceil(total / Math.max(products.length, 1))
  return Array.from({ length: Math.max(0, answerCount - 1) }, (_, n) => (n + 1) * products.length)
}
