import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isFiltered, type LogSearch } from './log-search.ts'

/** There is nothing, nothing like that, or nothing that far back. */
export function NothingLogged({ search, total }: { search: LogSearch; total: number }) {
  if (total === 0 && !isFiltered(search)) {
    return (
      <EmptyState title="Nothing has been changed yet" hint="Every change by staff is written down here." />
    )
  }
  return (
    <EmptyState title={total > 0 ? 'The log is not that long' : 'Nothing found'}>
      <ButtonLink to="/admin/log" search={total > 0 ? { ...search, page: undefined } : {}} look="outline">
        {total > 0 ? 'Newest changes' : 'Show all changes'}
      </ButtonLink>
    </EmptyState>
  )
}
