import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { saveSpecialDayInput, type SpecialDay } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { draftOf, fieldNames, readDraft, sayDraft } from './special-day-draft.ts'
import { useRefreshSpecialDays } from './use-special-day-list.ts'

interface SpecialDayFormProps extends RecordFormSlot {
  /** The one that is changed, or null for a new one. */
  specialDay: SpecialDay | null
}

export function SpecialDayForm({ specialDay, onSaved, ...buttons }: SpecialDayFormProps) {
  const { client } = trpc.useUtils()
  const record = useRecordForm({
    begun: specialDay,
    draftOf,
    read: readDraft,
    schema: saveSpecialDayInput,
    save: (input, base) =>
      base === null
        ? client.openingHours.create.mutate(input)
        : client.openingHours.change.mutate({ id: base._id, version: base.version, ...input }),
    loadNewest: async () =>
      (await client.openingHours.list.query()).specialDays.find(({ _id }) => _id === specialDay?._id),
    refresh: useRefreshSpecialDays(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save the special day',
  })
  const { form } = record
  const bind = (name: keyof typeof fieldNames) => ({
    label: fieldNames[name],
    autoComplete: 'off',
    ...form.getInputProps(name),
  })

  return (
    <RecordForm record={record} fieldNames={fieldNames} say={sayDraft} {...buttons}>
      <TextInput {...bind('name')} description="Shown to guests, such as “Christmas Day”" data-autofocus />
      <SimpleGrid cols={2}>
        <TextInput
          {...bind('firstDay')}
          type="date"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          {...bind('lastDay')}
          type="date"
          description="Leave blank for a single day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      <Checkbox label={fieldNames.closed} {...form.getInputProps('closed', { type: 'checkbox' })} />
      {!form.values.closed && (
        <SimpleGrid cols={2}>
          <TextInput {...bind('opens')} type="time" />
          <TextInput {...bind('closes')} type="time" />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
