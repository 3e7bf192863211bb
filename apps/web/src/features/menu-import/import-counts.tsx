import { Paper, SimpleGrid, Text } from '@mantine/core'

/** How many rows of a file have each result. */
export const ImportCounts = ({ counts }: { counts: Record<string, number> }) => (
  <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
    {Object.entries(counts).map(([name, count]) => (
      <Paper key={name} withBorder p="sm" {...(name === 'Rejected' && count > 0 && { c: 'chilli.6' })}>
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
