import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { saveSpecialDayInput, type SpecialDay } from '@tiffin/contract'
import { saveVersion } from '../../lib/storage/save-version.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { draftOf, fieldNames, readDraft, describeDraft } from './special-day-draft.ts'

interface SpecialDayFormProps extends RecordFormSlot {
  /** The special day being edited, or null for a new one. */
  specialDay: SpecialDay | null
}

export function SpecialDayForm({ specialDay, onSaved, ...buttons }: SpecialDayFormProps) {
  const { client, openingHours } = trpc.useUtils()
  const record = useRecordForm({
    original: specialDay,
    draftOf,
    read: readDraft,
    schema: saveSpecialDayInput,
    save: saveVersion(client.openingHours),
    loadNewest: async () =>
      (await client.openingHours.list.query()).specialDays.find(({ _id }) => _id === specialDay?._id),
    refresh: () => openingHours.invalidate(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save the special day',
    fieldNames,
  })
  const { form, bind } = record

  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput {...bind('name')} description="Shown to guests, such as “Christmas Day”" data-autofocus />
      <SimpleGrid cols={2}>
        <TextInput {...bind('firstDay')} type="date" />
        <TextInput
          {...bind('lastDay')}
          type="date"
          description="Leave blank for a single day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      <Checkbox {...bind('closed', 'checkbox')} />
      {!form.values.closed && (
        <SimpleGrid cols={2}>
          <TextInput {...bind('opens')} type="time" />
          <TextInput {...bind('closes')} type="time" />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
