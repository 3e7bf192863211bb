import type { EditableCategory } from '@tiffin/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../../lib/error-body.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LiveNote } from '../../ui/live-note.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategories } from './use-categories.ts'
import { useCategoryOrder } from './use-category-order.ts'
import classes from './category-list.module.css'

export function CategoryList() {
  const { data: categories, isPending, refetch } = useCategories()
  const { move, error } = useCategoryOrder()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)

  if (isPending) {
    return (
      <div role="status" aria-label="The categories are on their way">
        <Skeleton height="40rem" borderRadius="var(--radius)" />
      </div>
    )
  }
  if (categories === undefined) {
    return <RetryLine message="The categories could not be loaded." onRetry={() => void refetch()} />
  }

  async function handleMove({ _id, name }: EditableCategory, by: number, button: HTMLButtonElement) {
    const place = await move(_id, by)
    flushSync(() => setSaid(`${name} is number ${place} of ${categories?.length ?? 0}`))
    // A browser lets go of what is moved in the page.
    button.focus()
  }

  return (
    <div>
      {error !== null && (
        <div className={classes.failure}>
          <FailureNote
            title={readErrorBody(error)?.message ?? 'The order could not be saved'}
            hint="The list shows what is so now."
          />
        </div>
      )}
      <ul ref={list} tabIndex={-1} role="list" className={classes.list} aria-label="Categories">
        {categories.map((category, place) => (
          <li key={category._id}>
            <CategoryRow
              category={category}
              isFirst={place === 0}
              isLast={place === categories.length - 1}
              onMove={(by, button) => void handleMove(category, by, button)}
              onDeleted={() => list.current?.focus()}
            />
          </li>
        ))}
      </ul>
      <LiveNote>{said}</LiveNote>
    </div>
  )
}
