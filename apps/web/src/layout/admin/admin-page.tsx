import { Group, Title, Skeleton, Stack } from '@mantine/core'
import type { WaitingCounts } from '@tiffin/contract'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { capCount } from '../describe-counts.ts'
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
  const { data } = trpc.admin.waiting.useQuery(undefined, { ...polledQuery, staleTime: 0, enabled })
  return <WaitingContext value={(enabled && data) || noCounts}>{children}</WaitingContext>
}

interface AdminPageProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One admin page inside its frame. Its tab's title has the number of orders not yet accepted. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  useCountInTitle(useWaitingCounts().orders ?? 0)
  return (
    <>
      <Group justify="space-between" gap="sm" mb="lg">
        <Title order={1} size="h2">
          {title}
        </Title>
        {actions !== undefined && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </>
  )
}

/** Puts a number before the document's title, to show it in a background tab. It is not announced. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${capCount(count)}) ${document.title}`
    return () => {
      // After a navigation the title belongs to the new page.
      document.title = document.title.replace(/^\(\d+\+?\) /, '')
    }
  }, [count])
}

/** Shown until the browser knows who is logged in. Without JavaScript it never does, and nothing is shown. */
export const AdminSkeleton = () => (
  <Stack role="group" aria-busy aria-label="Loading the page…">
    <Skeleton w="min(100%, 14rem)" h="2.75rem" />
    <Skeleton h="20rem" />
  </Stack>
)
