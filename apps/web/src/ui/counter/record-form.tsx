import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../lib/use-record-form.ts'
import { TwoVersions, type Said } from './two-versions.tsx'

interface RecordFormProps<Draft extends object, Entry> {
  record: RecordFormState<Draft, Entry>
  /** What each field is called; it is also their order where two versions are compared. */
  fieldNames?: Readonly<Partial<Record<keyof Draft, string>>>
  /** A draft as it is read, field by field. */
  say?: (draft: Draft) => Partial<Record<keyof Draft, Said>>
  submitLabel: string
  /** Something that belongs to it is still being uploaded. */
  isBusy?: boolean
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The fields one below the other, what went wrong, and the buttons; over a newer version, both versions and a choice. */
export function RecordForm<Draft extends object, Entry>(props: RecordFormProps<Draft, Entry>) {
  const {
    record,
    fieldNames = {},
    say = (draft) => draft,
    submitLabel,
    isBusy = false,
    onCancel,
    children,
  } = props
  const { newer, failure, isSaving } = record
  return (
    <form noValidate method="dialog" onSubmit={record.submit}>
      <Stack>
        {children}
        {newer !== null && record.refused !== null && (
          <TwoVersions
            message={record.refused}
            names={fieldNames}
            mine={say(record.form.values) as Record<string, Said>}
            theirs={say(record.draftOf(newer)) as Record<string, Said>}
            isBusy={isSaving}
            onKeepMine={record.keepMine}
            onTakeTheirs={() => {
              record.takeTheirs()
              onCancel?.()
            }}
          />
        )}
        {failure !== null && (
          <Alert color="chilli" role="alert" title={failure.title}>
            {failure.hint}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSaving || isBusy}>
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
