import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface FactListProps {
  /** By name, in display order; those without a value are left out. */
  facts: Record<string, ReactNode>
}

/** A list of names with their values below. */
export const FactList = ({ facts }: FactListProps) => (
  <Stack component="dl" gap="sm" m={0}>
    {Object.entries(facts).map(
      ([name, value]) =>
        value !== undefined &&
        value !== null && (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Stack component="dd" gap={2} m={0} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Stack>
          </div>
        ),
    )}
  </Stack>
)
