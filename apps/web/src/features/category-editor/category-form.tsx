import type { EditableCategory, SaveCategoryInput } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { Button } from '../../ui/button.tsx'
import { EditConflict } from '../../ui/edit-conflict.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
  { name: 'name', label: 'Name', max: 60 },
  { name: 'emoji', label: 'Emoji', max: 32 },
  { name: 'slug', label: 'Slug', max: 120 },
] as const

export function CategoryForm({ category, submitLabel, onSaved, onCancel }: CategoryFormProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const isChange = category !== undefined
  const firstField = useRef<HTMLInputElement>(null)
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
    onDone: async () => {
      // The button is busy until the list shows it.
      await refreshMenu()
      form.reset()
      onSaved()
    },
    fallback: 'Failed to save category',
  })

  async function handleTakeTheirs() {
    await refreshMenu()
    onCancel?.()
  }

  // The button that opened the form is gone with the press.
  useEffect(() => {
    if (isChange) firstField.current?.focus()
  }, [isChange])

  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      {fields.map(({ name, label, max }) => (
        <TextField
          key={name}
          {...(name === 'name' && { ref: firstField })}
          label={label}
          name={name}
          description={name === 'slug' ? slugHint(category?.slug) : undefined}
          maxLength={max}
          autoComplete="off"
          {...(name === 'slug' && { autoCapitalize: 'none', spellCheck: false })}
          defaultValue={category?.[name] ?? ''}
          error={form.errors[name]}
        />
      ))}
      {form.conflict !== null && (
        <EditConflict
          message={form.conflict.message}
          fields={compare(form.conflict.mine, form.conflict.theirs)}
          isBusy={form.isSending}
          onKeepMine={form.keepMine}
          onTakeTheirs={() => void handleTakeTheirs()}
        />
      )}
    </StackedForm>
  )
}

const compare = (mine: CategoryDraft, theirs: EditableCategory) =>
  fields.map(({ name, label }) => ({ label, mine: mine[name], theirs: theirs[name] }))
