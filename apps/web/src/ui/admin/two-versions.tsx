import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'

export type DisplayValue = string | number | boolean | readonly string[]

interface TwoVersionsProps {
  /** The server's message. */
  message: string
  /** The fields' names, in the order of the form. */
  names: Readonly<Record<string, string>>
  /** Of the version that the edit started from. */
  before: Readonly<Record<string, DisplayValue>>
  mine: Readonly<Record<string, DisplayValue>>
  theirs: Readonly<Record<string, DisplayValue>>
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Someone else saved in the meantime: both versions, field by field, and a choice. Nothing is overwritten unseen. */
export function TwoVersions(props: TwoVersionsProps) {
  const { message, names, before, mine, theirs, isBusy, onKeepMine, onTakeTheirs } = props
  const changed = Object.entries(names).filter(
    ([name]) => new Set([before, mine, theirs].map((version) => formatValue(version[name]))).size > 1,
  )
  return (
    <Stack role="group" aria-label="Two versions" gap="sm">
      <Alert color="chilli" role="alert" title={message}>
        {changed.length === 0
          ? 'Nothing was saved. Both versions are the same.'
          : 'Nothing was saved. This is what you and they changed:'}
      </Alert>
      {changed.length > 0 && (
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>Before</Table.Th>
              <Table.Th>Mine</Table.Th>
              <Table.Th>Theirs</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map(([name, label]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{label}</Table.Th>
                <Version value={before[name]} />
                <Version value={mine[name]} />
                <Version value={theirs[name]} />
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group gap="sm">
        <Button loading={isBusy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Keep mine saves your changes, and theirs in the fields you didn’t change. Take theirs drops what you
        typed.
      </Text>
    </Stack>
  )
}

function Version({ value }: { value: DisplayValue | undefined }) {
  const text = formatValue(value)
  return <Table.Td style={{ overflowWrap: 'anywhere' }}>{text === '' ? <em>nothing</em> : text}</Table.Td>
}

function formatValue(value: DisplayValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()
}
