import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCountInTitle } from './use-count-in-title.ts'
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
