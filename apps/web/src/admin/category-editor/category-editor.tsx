import { Button, Group, Text, Textarea, TextInput, useMatches } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { saveCategoryInput, type EditableCategory } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useState } from 'react'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'
import { DishOrderDrawer, useOrder, OrderFailure } from './dish-order.tsx'

/** The categories of the menu and their order. */
export function CategoryEditor() {
  const trpc = useTRPC()
  const categories = useQuery(trpc.categories.listEditable.queryOptions(undefined, { staleTime: 0 }))
  const { move, error } = useCategoryOrder()
  const [arranged, setArranged] = useState<EditableCategory | null>(null)
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
            <CategoryRow
              category={category}
              controls={controls}
              onArrange={() => setArranged(category)}
              onEdit={() => edit(category)}
            />
          )}
        />
      )}
      renderForm={(category, slot) => <CategoryForm category={category} {...slot} />}
    >
      <OrderFailure error={error} />
      <DishOrderDrawer category={arranged} onClose={() => setArranged(null)} />
    </RecordPage>
  )
}

interface CategoryRowProps {
  category: EditableCategory
  controls: SortControls
  onArrange: () => void
  onEdit: () => void
}

function CategoryRow({ category, controls, onArrange, onEdit }: CategoryRowProps) {
  const client = useTRPCClient()
  const refreshMenu = useRefreshMenu()
  const { _id, name, emoji, slug, productsCount } = category
  const dishes = productsCount === 1 ? '1 dish' : `${productsCount} dishes`
  // On a phone the other buttons need the whole row.
  const isNarrow = useMatches({ base: true, sm: false })
  return (
    <RecordCard
      isRow
      title={name}
      icon={
        <>
          {controls.grip}
          {emoji !== '' && <span aria-hidden>{emoji}</span>}
        </>
      }
      badge={
        isNarrow && (
          <Group gap="xs" wrap="nowrap">
            {controls.buttons}
          </Group>
        )
      }
      renderActions={(titleId) => (
        <>
          {!isNarrow && controls.buttons}
          {productsCount > 1 && (
            <Button variant="default" aria-describedby={titleId} onClick={onArrange}>
              Arrange dishes
            </Button>
          )}
        </>
      )}
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

const fieldNames = {
  name: 'Name',
  description: 'Description',
  image: 'Picture address',
  slug: 'Slug',
  emoji: 'Emoji',
} as const

function CategoryForm({ category, onSaved, ...buttons }: CategoryFormProps) {
  const client = useTRPCClient()
  const [isUploading, setIsUploading] = useState(false)
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
  const { bind, form } = record

  return (
    <RecordForm record={record} isBusy={isUploading} {...buttons}>
      <TextInput {...bind('name')} data-autofocus />
      <Textarea {...bind('description')} description="Guests read it above the dishes." rows={3} />
      <PictureUpload
        shapes={['4:3', '1:1']}
        url={form.values.image}
        onUploaded={(url) => form.setFieldValue('image', url)}
        onBusyChange={setIsUploading}
      />
      <TextInput
        {...bind('image')}
        description="Upload a picture, or enter an http(s) address or a path on this site. Leave blank for none."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...bind('slug')}
        description={slugHint(category?.slug)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...bind('emoji')} description="Only staff see it, beside the name. Leave blank for none." />
    </RecordForm>
  )
}

const draftOf = (category: EditableCategory | null) => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  image: category?.image ?? '',
  slug: category?.slug ?? '',
  emoji: category?.emoji ?? '',
})

const slugHint = (slug: string | undefined) =>
  slug === undefined
    ? 'The last part of its web address: lowercase letters, digits and hyphens. Leave blank to use the name.'
    : 'If you change the slug, links with the old one show an empty list.'

/** Categories in their order; moves are saved one after another. */
function useCategoryOrder() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useOrder({
    id: 'categories',
    async read() {
      await queryClient.cancelQueries(trpc.categories.listEditable.pathFilter())
      return queryClient.getQueryData(trpc.categories.listEditable.queryKey()) ?? []
    },
    write: (sorted) => queryClient.setQueryData(trpc.categories.listEditable.queryKey(), sorted),
    save: (order) => client.categories.order.mutate(order),
  })
}
