import { SimpleGrid, Stack, Title } from '@mantine/core'
import type { SalesReport } from '@tiffin/contract'
import { useId } from 'react'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { SoldRow } from './sold-row.tsx'

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
