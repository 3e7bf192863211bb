import { Paper, SimpleGrid, Text } from '@mantine/core'

interface ImportCountsProps {
  /** By what became of the rows. */
  counts: Record<string, number>
  refused: number
}

/** How many rows of a file are which. */
export function ImportCounts({ counts, refused }: ImportCountsProps) {
  const figures = Object.entries({ ...counts, Refused: refused })
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
      {figures.map(([name, count]) => (
        <Paper key={name} withBorder p="sm" {...(name === 'Refused' && count > 0 && { c: 'chilli.6' })}>
          <Text component="dt" size="sm">
            {name}
          </Text>
          <Text component="dd" size="xl" fw={650} m={0}>
            {count.toLocaleString('en')}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
