import {
  type EditableCategory,
  MAX_EMOJI_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_SLUG_LENGTH,
  type SaveCategoryInput,
} from '@tiffin/contract'
import { useSettings } from '../../lib/settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { VersionedForm } from '../../ui/versioned-form.tsx'
import { slugHint } from './slug-hint.ts'

interface CategoryFormProps {
  /** The one that is changed; without it a new one is made. */
  category?: EditableCategory
  submitLabel: string
  onSaved: () => void
  onCancel?: () => void
}

type CategoryDraft = Record<'name' | 'emoji' | 'slug', string>

const fields = [
  { name: 'name', label: 'Name', max: MAX_LABEL_LENGTH },
  { name: 'emoji', label: 'Emoji', max: MAX_EMOJI_LENGTH },
  { name: 'slug', label: 'Slug', max: MAX_SLUG_LENGTH },
] as const

export function CategoryForm({ category, submitLabel, onSaved, onCancel }: CategoryFormProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const settings = useSettings()
  const form = useVersionedForm({
    begun: category ?? null,
    send: (draft: CategoryDraft, base) => {
      const input: SaveCategoryInput = draft
      return base === null
        ? client.categories.create.mutate(input)
        : client.categories.change.mutate({ id: base._id, version: base.version, ...input })
    },
    loadNewest: async () =>
      (await client.categories.listEditable.query()).find(({ _id }) => _id === category?._id),
    refresh: refreshMenu,
    onSaved,
    fallback: 'Failed to save category',
  })

  return (
    <VersionedForm form={form} compare={compare} submitLabel={submitLabel} onCancel={onCancel}>
      {fields.map(({ name, label, max }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          description={name === 'slug' ? slugHint(category?.slug, settings) : undefined}
          maxLength={max}
          autoComplete="off"
          {...(name === 'slug' && { autoCapitalize: 'none', spellCheck: false })}
          defaultValue={category?.[name] ?? ''}
          error={form.errors[name]}
        />
      ))}
    </VersionedForm>
  )
}

const compare = (mine: CategoryDraft, theirs: EditableCategory) =>
  fields.map(({ name, label }) => ({ label, mine: mine[name], theirs: theirs[name] }))
