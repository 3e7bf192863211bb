import { useQueryClient } from '@tanstack/react-query'
import type { ActingState } from '@tiffin/contract'
import { useEffect } from 'react'
import { actorStore } from '../../lib/session/actor.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { trpc } from '../../lib/api/trpc.ts'

const POLL_MS = 60_000

/** When the session may be its account's again, or somebody else has taken it over elsewhere. */
const nextLookMs = (state: ActingState | undefined) =>
  Math.min(POLL_MS, ((state?.secondsLeft ?? Number.POSITIVE_INFINITY) + 1) * 1000)

/** Who acts in this session; undefined until known. When it is somebody else, everything on the page is read anew. */
export function useActing(): ActingState | undefined {
  const queryClient = useQueryClient()
  const { acting } = trpc.useUtils()
  const isStaff = useMay() !== null
  const { data } = trpc.acting.get.useQuery(undefined, {
    enabled: isStaff,
    staleTime: 0,
    refetchInterval: ({ state }) => nextLookMs(state.data),
    refetchOnWindowFocus: 'always',
  })

  useEffect(() => {
    if (data === undefined) return
    const { actor, account } = data
    const isNews = actor?._id !== actorStore.get()?._id
    actorStore.set(actor && { ...actor, accountId: account._id })
    // What they may do, and what they may see.
    if (isNews) void queryClient.invalidateQueries()
  }, [data, queryClient])

  // Another tab has the same session.
  useEffect(() => actorStore.subscribe(() => void acting.get.invalidate()), [acting])

  return data
}
