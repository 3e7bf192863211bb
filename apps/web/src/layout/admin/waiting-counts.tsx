import { useQuery } from '@tanstack/react-query'
import type { WaitingCounts } from '@tiffin/contract'
import { createContext, useContext, type ReactNode } from 'react'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { adminLinks } from './admin-links.ts'

const noCounts: WaitingCounts = {}

const WaitingContext = createContext(noCounts)

/** What is waiting for staff, by admin page; empty until it is known. */
export const useWaitingCounts = (): WaitingCounts => useContext(WaitingContext)

/** Fetches the counts once for all that show one, and only for users who may open such a page. */
export function WaitingCountsProvider({ children }: { children: ReactNode }) {
  const may = useMay()
  const enabled =
    may !== null && adminLinks.some(({ waiting, permission }) => waiting !== undefined && may(permission))
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.admin.waiting.queryOptions(undefined, { ...polledQuery, staleTime: 0, enabled }),
  )
  return <WaitingContext value={(enabled && data) || noCounts}>{children}</WaitingContext>
}
