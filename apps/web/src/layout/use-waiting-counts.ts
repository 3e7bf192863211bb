import type { WaitingCounts } from '@tiffin/contract'
import { keepFresh } from '../lib/keep-fresh.ts'
import { trpc } from '../lib/trpc.ts'
import { useMay } from '../lib/use-may.ts'
import { adminLinks } from './admin-links.ts'

/** What waits behind the counter, by room; nothing until it is known, and nothing is asked for whom no such room is open. */
export function useWaitingCounts(): WaitingCounts {
  const may = useMay()
  const enabled =
    may !== null && adminLinks.some(({ waiting, permission }) => waiting !== undefined && may(permission))
  const { data } = trpc.admin.waiting.useQuery(undefined, { ...keepFresh, staleTime: 0, enabled })
  return (enabled && data) || {}
}
