import { useQueries, useQuery } from '@tanstack/react-query'
import { useTRPC } from '../../lib/api/trpc.ts'
import { joinAnswers, offsetsAfter } from '../use-whole-menu.ts'

/** Every product, hidden ones too; a very long menu comes in several answers. */
export function useStaffMenu(options: { staleTime?: number } = {}) {
  const trpc = useTRPC()
  const first = useQuery(trpc.products.listForStaff.queryOptions({}, options))
  const offsets = first.data ? offsetsAfter(first.data) : []
  const others = useQueries({
    queries: offsets.map((offset) => trpc.products.listForStaff.queryOptions({ offset }, options)),
  })
  return joinAnswers([first, ...others])
}
