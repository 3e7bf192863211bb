import { Alert } from '@mantine/core'
import type { EditableCategory } from '@tiffin/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../../lib/error-body.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { LiveNote } from '../../ui/live-note.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategories } from './use-categories.ts'
import { useCategoryOrder } from './use-category-order.ts'

/** The parts of the menu and their order. */
export function CategoryEditor() {
  const categories = useCategories()
  const { move, error } = useCategoryOrder()
  const [said, setSaid] = useState('')
  const count = categories.data?.length ?? 0

  async function handleMove({ _id, name }: EditableCategory, by: number, button: HTMLButtonElement) {
    const place = await move(_id, by)
    flushSync(() => setSaid(`${name} is number ${place} of ${count}`))
    // A browser lets go of what is moved in the page.
    button.focus()
  }

  return (
    <RecordRoom
      query={categories}
      one="category"
      many="categories"
      lead="A new category is last on the menu until you move it up."
      empty={{ title: 'No categories yet', hint: 'Every dish needs a category: add the first one.' }}
      columns={1}
      titleOf={({ name }) => name}
      renderCard={(category, edit, place) => (
        <CategoryRow
          category={category}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={(by, button) => void handleMove(category, by, button)}
          onEdit={edit}
        />
      )}
      renderForm={(category, slot) => <CategoryForm category={category} {...slot} />}
    >
      {error !== null && (
        <Alert
          color="chilli"
          role="alert"
          mb="md"
          title={readErrorBody(error)?.message ?? 'The order could not be saved'}
        >
          The list is up to date again.
        </Alert>
      )}
      <LiveNote>{said}</LiveNote>
    </RecordRoom>
  )
}
