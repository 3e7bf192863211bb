import { TextInput } from '@mantine/core'
import { saveCategoryInput, type EditableCategory } from '@tiffin/contract'
import { useSettings } from '../../lib/settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { slugHint } from './slug-hint.ts'

interface CategoryFormProps extends RecordFormSlot {
  /** The one that is changed, or null for a new one. */
  category: EditableCategory | null
}

const fieldNames = { name: 'Name', emoji: 'Emoji', slug: 'Slug' } as const

export function CategoryForm({ category, onSaved, ...buttons }: CategoryFormProps) {
  const { client } = trpc.useUtils()
  const settings = useSettings()
  const record = useRecordForm({
    begun: category,
    draftOf,
    read: (draft) => draft,
    schema: saveCategoryInput,
    save: (input, base) =>
      base === null
        ? client.categories.create.mutate(input)
        : client.categories.change.mutate({ id: base._id, version: base.version, ...input }),
    loadNewest: async () =>
      (await client.categories.listEditable.query()).find(({ _id }) => _id === category?._id),
    refresh: useRefreshMenu(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save category',
  })
  const { getInputProps } = record.form

  return (
    <RecordForm record={record} fieldNames={fieldNames} {...buttons}>
      <TextInput label="Name" autoComplete="off" data-autofocus {...getInputProps('name')} />
      <TextInput label="Emoji" autoComplete="off" {...getInputProps('emoji')} />
      <TextInput
        label="Slug"
        description={slugHint(category?.slug, settings)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...getInputProps('slug')}
      />
    </RecordForm>
  )
}

const draftOf = (category: EditableCategory | null) => ({
  name: category?.name ?? '',
  emoji: category?.emoji ?? '',
  slug: category?.slug ?? '',
})
