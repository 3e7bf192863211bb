import { Group, Title, Skeleton, Stack } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { capCount } from '../describe-counts.ts'
import { useWaitingCounts } from './waiting-counts.tsx'

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
