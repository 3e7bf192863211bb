import { Fieldset, SimpleGrid, TextInput } from '@mantine/core'
import { dietaryLabels, saveOptionGroupInput, type EditableOptionGroup } from '@tiffin/contract'
import { saveVersion } from '../../lib/storage/save-version.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useOptions } from '../../lib/forms/use-options.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { OptionFields } from '../../domain/option-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { describeDraft, draftOf, fieldNames, previewOf, readDraft, type OptionDraft } from './option-draft.ts'

interface OptionGroupFormProps extends RecordFormSlot {
  /** The group being edited, or null for a new one. */
  group: EditableOptionGroup | null
}

export function OptionGroupForm({ group, onSaved, ...buttons }: OptionGroupFormProps) {
  const { client } = trpc.useUtils()
  const record = useRecordForm({
    original: group,
    draftOf,
    read: readDraft,
    schema: saveOptionGroupInput,
    save: saveVersion(client.optionGroups),
    loadNewest: async () => (await client.optionGroups.list.query()).find(({ _id }) => _id === group?._id),
    refresh: useRefreshMenu(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save option group',
    fieldNames,
  })
  const { bind, form } = record
  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput {...bind('name')} description="As guests read it: “Spice level”" data-autofocus />
      <SimpleGrid cols={2}>
        <TextInput {...bind('min')} inputMode="numeric" description="0 if guests need not choose" />
        <TextInput {...bind('max')} inputMode="numeric" description="1 if only one can be chosen" />
      </SimpleGrid>
      <ChoiceFields form={form} />
      <Fieldset legend="What guests see">
        <Preview key={JSON.stringify(form.values)} draft={form.values} />
      </Fieldset>
    </RecordForm>
  )
}

// It shows what choices do to a dish of every diet.
const anyDish = { dietary: [...dietaryLabels], allergens: [] }

/** Can be tried; nothing of it is saved. */
function Preview({ draft }: { draft: OptionDraft }) {
  const chosen = useOptions([previewOf(draft)])
  return <OptionFields chosen={chosen} dish={anyDish} />
}
