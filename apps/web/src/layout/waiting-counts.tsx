import type { WaitingCounts } from '@tiffin/contract'
import { createContext, useContext, type ReactNode } from 'react'
import { askOften } from '../lib/keep-fresh.ts'
import { trpc } from '../lib/trpc.ts'
import { useMay } from '../lib/use-may.ts'
import { adminLinks } from './admin-links.ts'

const WaitingContext = createContext<WaitingCounts>({})

/** What waits for staff, by room; empty until it is known. */
export const useWaitingCounts = (): WaitingCounts => useContext(WaitingContext)

/** Asks once for all who show a number, and not for whom no such room is open. */
export function WaitingCountsProvider({ children }: { children: ReactNode }) {
  const may = useMay()
  const enabled =
    may !== null && adminLinks.some(({ waiting, permission }) => waiting !== undefined && may(permission))
  const { data } = trpc.admin.waiting.useQuery(undefined, { ...askOften, staleTime: 0, enabled })
  return <WaitingContext value={(enabled && data) || {}}>{children}</WaitingContext>
}
