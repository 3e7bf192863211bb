import { readErrorBody } from '../../lib/api/error-body.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { SortableList } from '../../ui/admin/sortable-list.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategoryOrder } from './use-category-order.ts'

/** The categories of the menu and their order. */
export function CategoryEditor() {
  const categories = trpc.categories.listEditable.useQuery(undefined, { staleTime: 0 })
  const { move, error } = useCategoryOrder()
  return (
    <RecordRoom
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
      <FailureNote
        failure={
          error && {
            title: readErrorBody(error)?.message ?? 'The order could not be saved',
            hint: 'The list is up to date again.',
          }
        }
        mb="md"
      />
    </RecordRoom>
  )
}
