import { trpc } from '../../lib/trpc.ts'

/** Somebody else may be at work on them too, and guests go on ordering. */
export const useSpecialDayList = () => trpc.openingHours.list.useQuery(undefined, { staleTime: 0 })

/** The footer of this very page shows them too. */
export function useRefreshSpecialDays() {
  const { openingHours } = trpc.useUtils()
  return () => openingHours.invalidate()
}
