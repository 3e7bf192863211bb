import { Amount } from '../../domain/price.tsx'
import { SimpleGrid, Stack, Title, Group, Progress, Text } from '@mantine/core'
import type { SalesReport } from '@tiffin/contract'
import { useId, type ReactNode } from 'react'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { count } from './chart-card.tsx'

type BestChoice = SalesReport['bestChoices'][number]

/** By option group: how hot is compared with how hot, not with extras. A restaurant without options does not see it. */
export function BestChoices({ choices }: { choices: BestChoice[] }) {
  if (choices.length === 0) return null
  const groups = [...Map.groupBy(choices, ({ group }) => group)]
  return (
    <TitledSection isCard title="Best-selling choices" order={3}>
      <SimpleGrid cols={{ base: 1, lg: Math.min(groups.length, 2) }} spacing="xl">
        {groups.map(([group, ofGroup]) => (
          <ChoicesOfGroup key={group} choices={ofGroup} />
        ))}
      </SimpleGrid>
    </TitledSection>
  )
}

function ChoicesOfGroup({ choices }: { choices: BestChoice[] }) {
  const id = useId()
  const [best] = choices
  if (best === undefined) return null
  return (
    <div>
      <Title id={id} order={4} size="h5" mb="xs">
        {best.groupName}
      </Title>
      <Stack component="ol" role="list" aria-labelledby={id} gap="xs" m={0} p={0}>
        {choices.map(({ choice, choiceName, quantity, revenue }) => (
          <SoldRow
            key={choice}
            name={choiceName}
            quantity={quantity}
            revenue={revenue}
            share={quantity / best.quantity}
          />
        ))}
      </Stack>
    </div>
  )
}

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
        {revenue === 0 ? 'included' : <Amount amount={revenue} />}
      </Text>
    </Group>
    <Progress value={share * 100} color="saffron.5" size="xs" mt={4} aria-hidden />
  </li>
)
