import { Paper, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { AvailabilityMenu } from './availability-menu.tsx'

/** Beside a longer form, of which it is no part. */
export function AvailabilityCard({ product }: { product: { _id: string; title: string } }) {
  const titleId = useId()
  return (
    <Paper component="section" p="lg" mb="lg" shadow="xs" aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h3">
        Availability
      </Title>
      <Text c="dimmed" mb="sm">
        Takes effect immediately, no need to save.
      </Text>
      {/* The form below has the portions. */}
      <AvailabilityMenu product={{ ...product, stock: null }} />
    </Paper>
  )
}
