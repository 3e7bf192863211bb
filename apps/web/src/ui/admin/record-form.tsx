import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../lib/forms/use-record-form.ts'
import { FailureNote } from './failure-note.tsx'
import { TwoVersions, type TwoVersionsProps } from './two-versions.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface RecordFormProps<Draft extends object> extends TwoVersionsProps<Draft> {
  record: TwoVersionsProps<Draft>['record'] & Pick<RecordFormState<Draft>, 'form' | 'failure' | 'submit'>
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
        {children}
        <UnsavedGuard form={record.form} />
        <TwoVersions record={record} describe={describe} />
        <FailureNote failure={record.failure} />
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
