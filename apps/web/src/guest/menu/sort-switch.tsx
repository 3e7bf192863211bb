import type { FormEvent } from 'react'
import { KeptFilters } from './kept-filters.tsx'
import { sortOf, type MenuSearch, type MenuSort } from './menu-search.ts'
import classes from './sort-switch.module.css'

interface SortSwitchProps {
  search: MenuSearch
  onSort: (sort: MenuSort) => void
}

const sorts: { value: MenuSort; label: string }[] = [
  { value: 'popular', label: 'Best Sellers' },
  { value: 'newest', label: 'New Arrivals' },
]

/** Two submit buttons of a form, so that they also sort without JavaScript. */
export function SortSwitch({ search, onSort }: SortSwitchProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onSort(submitter.value as MenuSort)
  }

  return (
    <form action="/order-online" aria-label="Sort" className={classes.switch} onSubmit={handleSubmit}>
      <KeptFilters search={search} except={['sort']} />
      {sorts.map(({ value, label }) => (
        <button key={value} type="submit" name="sort" value={value} aria-pressed={value === sortOf(search)}>
          {label}
        </button>
      ))}
    </form>
  )
}
