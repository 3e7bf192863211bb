import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  /** What can be done here, beside the title: buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** One page behind the counter, inside of the frame. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
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
