import type { EditableCategory } from '@tiffin/contract'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { trpc } from '../../lib/trpc.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { LiveNote } from '../../ui/live-note.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategoryOrder } from './use-category-order.ts'

/** The categories of the menu and their order. */
export function CategoryEditor() {
  const categories = trpc.categories.listEditable.useQuery(undefined, { staleTime: 0 })
  const { move, error } = useCategoryOrder()
  const [announcement, setAnnouncement] = useState('')
  const count = categories.data?.length ?? 0

  async function handleMove({ _id, name }: EditableCategory, by: number) {
    const place = await move(_id, by)
    setAnnouncement(`${name} is number ${place} of ${count}`)
  }

  return (
    <RecordRoom
      query={categories}
      one="category"
      many="categories"
      lead="New categories go to the end of the menu. Move them up from there."
      empty={{ title: 'No categories yet', hint: 'Every dish needs a category: add the first one.' }}
      columns={1}
      titleOf={({ name }) => name}
      renderCard={(category, edit, place) => (
        <CategoryRow
          category={category}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={(by) => void handleMove(category, by)}
          onEdit={edit}
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
      <LiveNote>{announcement}</LiveNote>
    </RecordRoom>
  )
}
