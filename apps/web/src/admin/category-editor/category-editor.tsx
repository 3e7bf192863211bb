import { Text, TextInput } from '@mantine/core'
import { saveCategoryInput, type EditableCategory } from '@tiffin/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordPage, type RecordFormSlot } from '../../ui/admin/record-page.tsx'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'

/** The categories of the menu and their order. */
export function CategoryEditor() {
  const categories = trpc.categories.listEditable.useQuery(undefined, { staleTime: 0 })
  const { move, error } = useCategoryOrder()
  return (
    <RecordPage
      query={categories}
      one="category"
      many="categories"
      lead="New categories go to the end of the menu. Move or drag them up from there."
      empty={{ title: 'No categories yet', hint: 'Every dish needs a category: add the first one.' }}
      titleOf={({ name }) => name}
      renderList={(entries, edit) => (
        <SortableList
          label="Categories"
          items={entries}
          idOf={({ _id }) => _id}
          nameOf={({ name }) => name}
          gap="xs"
          onMove={(from, to) => void move(entries[from]?._id ?? '', to - from)}
          renderItem={(category, controls) => (
            <CategoryRow category={category} controls={controls} onEdit={() => edit(category)} />
          )}
        />
      )}
      renderForm={(category, slot) => <CategoryForm category={category} {...slot} />}
    >
      <FailureAlert
        failure={
          error && {
            title: readErrorBody(error)?.message ?? 'The order could not be saved',
            hint: 'The list is up to date again.',
          }
        }
        mb="md"
      />
    </RecordPage>
  )
}

interface CategoryRowProps {
  category: EditableCategory
  controls: SortControls
  onEdit: () => void
}

function CategoryRow({ category, controls, onEdit }: CategoryRowProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const { _id, name, emoji, slug, productsCount } = category
  const dishes = productsCount === 1 ? '1 dish' : `${productsCount} dishes`
  return (
    <RecordCard
      isRow
      title={name}
      icon={
        <>
          {controls.grip}
          <span aria-hidden>{emoji}</span>
        </>
      }
      renderActions={() => controls.buttons}
      onEdit={onEdit}
      deletion={{
        consequence: 'It disappears from the menu right away.',
        obstacle:
          productsCount > 0
            ? `It has ${dishes}. Move them to another category or delete them first.`
            : undefined,
        onDelete: () => client.categories.delete.mutate({ id: _id }),
        onDeleted: () => void refreshMenu(),
      }}
    >
      <Text size="sm" c="dimmed">
        {slug}, {dishes}
      </Text>
    </RecordCard>
  )
}

interface CategoryFormProps extends RecordFormSlot {
  /** The category being edited, or null for a new one. */
  category: EditableCategory | null
}

const fieldNames = { name: 'Name', emoji: 'Emoji', slug: 'Slug' } as const

function CategoryForm({ category, onSaved, ...buttons }: CategoryFormProps) {
  const { client } = trpc.useUtils()
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
        description={slugHint(category?.slug)}
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

const slugHint = (slug: string | undefined) =>
  slug === undefined
    ? 'The last part of its web address: lowercase letters, digits and hyphens. Leave blank to use the name.'
    : 'If you change the slug, links with the old one show an empty list.'

const mutationKey = ['category-order']

/** Moves a category immediately, and saves each move to the server in order. */
function useCategoryOrder() {
  const { client, categories } = trpc.useUtils()
  const queryClient = useQueryClient()
  const refreshMenu = useRefreshMenu()
  const ordering = useMutation({
    mutationKey,
    scope: { id: 'category-order' },
    mutationFn: (order: { ids: string[]; seen: string[] }) => client.categories.order.mutate(order),
    // Also after an error: the list has changed on the server. Not while other moves wait, which it would not include.
    onSettled: () => (queryClient.isMutating({ mutationKey }) === 1 ? refreshMenu() : undefined),
  })

  async function move(id: string, by: number): Promise<void> {
    // A pending response would briefly undo the move.
    await categories.listEditable.cancel()
    const list = categories.listEditable.getData() ?? []
    const seen = list.map(({ _id }) => _id)
    const ids = moveId(seen, id, by)
    const sorted = list.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
    categories.listEditable.setData(undefined, sorted)
    ordering.mutate({ ids, seen })
  }

  return { move, error: ordering.error }
}

/** The ids with one of them moved by that many places; it stops at the ends. */
export function moveId(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return others.toSpliced(to, 0, id)
}
