import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'

interface QuerySheetProps<Data> {
  query: { data: Data | undefined; error: unknown; isPending: boolean; refetch: () => Promise<unknown> }
  /** 'customer' */
  name: string
  children: (data: Data) => ReactNode
}

/** One thing with all there is to know about it, or why it is not there. */
export function QuerySheet<Data>({ query, name, children }: QuerySheetProps<Data>) {
  const { data, error, isPending, refetch } = query
  if (isPending) return <Skeleton role="status" aria-label={`Loading ${name}…`} h="28rem" />
  // Somebody has deleted it, perhaps while it was shown.
  if (readErrorBody(error)?.code === 'NOT_FOUND') {
    return (
      <Stack align="center" gap="xs" py="xl">
        <Text fw={600}>{`We cannot find that ${name}`}</Text>
        <Text c="dimmed">It may have been deleted.</Text>
      </Stack>
    )
  }
  if (data !== undefined) return children(data)
  return (
    <Alert color="chilli" role="alert" title={`The ${name} could not be loaded.`}>
      <Button variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    </Alert>
  )
}
