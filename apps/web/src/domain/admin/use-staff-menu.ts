import { trpc } from '../../lib/api/trpc.ts'
import { joinAnswers, offsetsAfter } from '../use-whole-menu.ts'

/** Every product, hidden ones too; a very long menu comes in several answers. */
export function useStaffMenu(options: { staleTime?: number } = {}) {
  const first = trpc.products.listForStaff.useQuery({}, options)
  const offsets = first.data ? offsetsAfter(first.data) : []
  const others = trpc.useQueries((api) =>
    offsets.map((offset) => api.products.listForStaff({ offset }, options)),
  )
  return joinAnswers([first, ...others])
}
