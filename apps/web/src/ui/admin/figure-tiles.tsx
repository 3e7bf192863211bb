import { Paper, SimpleGrid, Text, type SimpleGridProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface FigureTilesProps {
  cols: NonNullable<SimpleGridProps['cols']>
  figures: readonly { label: string; figure: string; beside?: ReactNode }[]
}

/** Figures side by side, each below its label. */
export const FigureTiles = ({ figures, cols }: FigureTilesProps) => (
  <SimpleGrid component="dl" m={0} cols={cols}>
    {figures.map(({ label, figure, beside }) => (
      <Paper key={label} p="md" shadow="xs">
        <Text component="dt" size="sm" c="dimmed">
          {label}
        </Text>
        <Text component="dd" m={0} ff="heading" fz="clamp(1.3rem, 5vw, 1.75rem)" fw={600}>
          {figure}
          {beside}
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
)
