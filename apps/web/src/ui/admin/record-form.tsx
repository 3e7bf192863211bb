import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../lib/use-record-form.ts'
import { FailureNote } from './failure-note.tsx'
import { TwoVersions, type DisplayValue } from './two-versions.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface RecordFormProps<Draft extends object> {
  record: Pick<
    RecordFormState<Draft>,
    'form' | 'fieldNames' | 'conflict' | 'failure' | 'isSaving' | 'submit' | 'keepMine' | 'takeTheirs'
  >
  /** A draft's display values, field by field. */
  describe?: (draft: Draft) => Partial<Record<keyof Draft, DisplayValue>>
  submitLabel: string
  /** Something that belongs to it is still being uploaded. */
  isBusy?: boolean
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** The fields in a column, any errors, and the buttons; if there is a newer version, both versions and a choice. */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { record, describe = (draft) => draft, submitLabel, isBusy = false, onCancel, children } = props
  const { conflict, failure, isSaving } = record
  return (
    <form noValidate method="dialog" onSubmit={record.submit}>
      <Stack>
        {children}
        <UnsavedGuard form={record.form} />
        {conflict !== null && (
          <TwoVersions
            message={conflict.message}
            names={record.fieldNames as Record<string, string>}
            before={describe(conflict.before) as Record<string, DisplayValue>}
            mine={describe(conflict.mine) as Record<string, DisplayValue>}
            theirs={describe(conflict.theirs) as Record<string, DisplayValue>}
            isBusy={isSaving}
            onKeepMine={record.keepMine}
            onTakeTheirs={record.takeTheirs}
          />
        )}
        <FailureNote failure={failure} />
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
