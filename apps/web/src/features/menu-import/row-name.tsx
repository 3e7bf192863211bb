import { Text } from '@mantine/core'

/** Which row of the file it is, and what it is called there. */
export function RowName({ row, title = '' }: { row: number; title?: string }) {
  return (
    <Text fw={600}>
      <Text span c="dimmed">
        Row {row}
      </Text>{' '}
      {title}
    </Text>
  )
}
