import { Text } from '@mantine/core'

/** The row's number in the file, and its title there. */
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
