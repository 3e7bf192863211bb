import { Text } from '@mantine/core'

interface RowNameProps {
  row: number
  title?: string
  /** If it is not the one with the products. */
  sheet?: string | undefined
}

/** The row's number in the file, and its title there. */
export function RowName({ row, title = '', sheet }: RowNameProps) {
  return (
    <Text fw={600}>
      <Text span c="dimmed">
        {sheet === undefined ? `Row ${row}` : `${sheet}, row ${row}`}
      </Text>{' '}
      {title}
    </Text>
  )
}
