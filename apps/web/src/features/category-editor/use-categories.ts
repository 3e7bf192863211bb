import { trpc } from '../../lib/trpc.ts'

/** In menu order. Somebody else may be at work on them too. */
export const useCategories = () => trpc.categories.listEditable.useQuery(undefined, { staleTime: 0 })
