import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../lib/use-record-form.ts'
import { TwoVersions, type Said } from './two-versions.tsx'

interface RecordFormProps<Draft extends object> {
  record: Pick<
    RecordFormState<Draft>,
    'conflict' | 'failure' | 'isSaving' | 'submit' | 'keepMine' | 'takeTheirs'
  >
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
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const {
    record,
    fieldNames = {},
    say = (draft) => draft,
    submitLabel,
    isBusy = false,
    onCancel,
    children,
  } = props
  const { conflict, failure, isSaving } = record
  return (
    <form noValidate method="dialog" onSubmit={record.submit}>
      <Stack>
        {children}
        {conflict !== null && (
          <TwoVersions
            message={conflict.message}
            names={fieldNames}
            mine={say(conflict.mine) as Record<string, Said>}
            theirs={say(conflict.theirs) as Record<string, Said>}
            isBusy={isSaving}
            onKeepMine={record.keepMine}
            onTakeTheirs={record.takeTheirs}
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
