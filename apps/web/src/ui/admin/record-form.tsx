import { Button, Fieldset, Group, Stack, Alert, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../lib/forms/use-record-form.ts'
import { FailureAlert } from './failure-alert.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface RecordFormProps<Draft extends object> extends TwoVersionsProps<Draft> {
  record: TwoVersionsProps<Draft>['record'] &
    Pick<RecordFormState<Draft>, 'form' | 'failure' | 'submit' | 'isFrozen'>
  submitLabel: string
  /** Something that belongs to it is still being uploaded. */
  isBusy?: boolean
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The fields in a column, any errors, and the buttons; if there is a newer version, both versions and a choice. */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { record, describe, submitLabel, isBusy = false, onCancel, children } = props
  return (
    <form noValidate method="dialog" onSubmit={record.submit}>
      <Stack>
        <Fieldset variant="unstyled" disabled={record.isFrozen}>
          <Stack>{children}</Stack>
        </Fieldset>
        <UnsavedGuard form={record.form} />
        <TwoVersions record={record} describe={describe} />
        <FailureAlert failure={record.failure} />
        <Group gap="sm">
          <Button type="submit" loading={record.isSaving || isBusy}>
            {submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

type DisplayValue = string | number | boolean | readonly string[]

interface TwoVersionsProps<Draft extends object> {
  record: Pick<RecordFormState<Draft>, 'conflict' | 'fieldNames' | 'isSaving' | 'keepMine' | 'takeTheirs'>
  /** A draft's display values, field by field. */
  describe?: ((draft: Draft) => Partial<Record<keyof Draft, DisplayValue>>) | undefined
}

/** Someone else saved in the meantime: both versions, field by field, and a choice. Nothing is overwritten unseen. */
function TwoVersions<Draft extends object>({ record, describe = (draft) => draft }: TwoVersionsProps<Draft>) {
  const { conflict, fieldNames, isSaving, keepMine, takeTheirs } = record
  if (conflict === null) return null
  const versions = [conflict.before, conflict.mine, conflict.theirs].map(
    (draft) => describe(draft) as Record<string, DisplayValue>,
  )
  const changed = Object.entries(fieldNames as Record<string, string>)
    .map(([name, label]) => ({ name, label, values: versions.map((version) => formatValue(version[name])) }))
    .filter(({ values }) => new Set(values).size > 1)
  return (
    <Stack role="group" aria-label="Two versions" gap="sm">
      <Alert color="chilli" role="alert" title={conflict.message}>
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
            {changed.map(({ name, label, values }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{label}</Table.Th>
                {values.map((value, place) => (
                  <Table.Td key={place} style={{ overflowWrap: 'anywhere' }}>
                    {value === '' ? <em>nothing</em> : value}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group gap="sm">
        <Button loading={isSaving} onClick={keepMine}>
          Keep mine
        </Button>
        <Button variant="default" onClick={takeTheirs}>
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

function formatValue(value: DisplayValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()
}
