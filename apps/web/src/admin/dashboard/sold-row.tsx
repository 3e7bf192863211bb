import { Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { count, money } from './sales-text.ts'

interface SoldRowProps {
  name: string
  /** Before the name. */
  picture?: ReactNode
  quantity: number
  revenue: number
  /** Of the best one's quantity. */
  share: number
}

/** One of what sells best: how many, and what they brought. */
export const SoldRow = ({ name, picture, quantity, revenue, share }: SoldRowProps) => (
  <li style={{ listStyle: 'none' }}>
    <Group gap="sm" wrap="nowrap">
      {picture}
      <Text flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text fw={600} style={{ whiteSpace: 'nowrap' }}>
        {count(quantity)} ×
      </Text>
      <Text w="6.5rem" ta="right" c="dimmed">
        {money(revenue)}
      </Text>
    </Group>
    <Progress value={share * 100} color="saffron.5" size="xs" mt={4} aria-hidden />
  </li>
)
