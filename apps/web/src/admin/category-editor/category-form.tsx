import { TextInput } from '@mantine/core'
import { saveCategoryInput, type EditableCategory } from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { saveVersion } from '../../lib/storage/save-version.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { slugHint } from './slug-hint.ts'

interface CategoryFormProps extends RecordFormSlot {
  /** The category being edited, or null for a new one. */
  category: EditableCategory | null
}

const fieldNames = { name: 'Name', emoji: 'Emoji', slug: 'Slug' } as const

export function CategoryForm({ category, onSaved, ...buttons }: CategoryFormProps) {
  const { client } = trpc.useUtils()
  const settings = useSettings()
  const record = useRecordForm({
    original: category,
    draftOf,
    read: (draft) => draft,
    schema: saveCategoryInput,
    save: saveVersion(client.categories),
    loadNewest: async () =>
      (await client.categories.listEditable.query()).find(({ _id }) => _id === category?._id),
    refresh: useRefreshMenu(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save category',
    fieldNames,
  })
  const { bind } = record

  return (
    <RecordForm record={record} {...buttons}>
      <TextInput {...bind('name')} data-autofocus />
      <TextInput {...bind('emoji')} />
      <TextInput
        {...bind('slug')}
        description={slugHint(category?.slug, settings)}
        autoCapitalize="none"
        spellCheck={false}
      />
    </RecordForm>
  )
}

const draftOf = (category: EditableCategory | null) => ({
  name: category?.name ?? '',
  emoji: category?.emoji ?? '',
  slug: category?.slug ?? '',
})
