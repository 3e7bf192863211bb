import { keepPreviousData } from '@tanstack/react-query'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogItem } from './log-item.tsx'
import { logInput, PAGE_SIZE, type LogSearch } from './log-search.ts'
import { NothingLogged } from './nothing-logged.tsx'
import classes from './change-log.module.css'

interface ChangeLogProps {
  search: LogSearch
  onSearch: (search: LogSearch, how?: { isTyping?: boolean }) => void
}

const EXPECTED_ENTRIES = 6

/** Who changed what behind the counter, the newest first. */
export function ChangeLog({ search, onSearch }: ChangeLogProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.log.list.useQuery(logInput(search), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const { page = 1 } = search
  const total = data?.total ?? 0

  return (
    <>
      <LogFilters search={search} onSearch={onSearch} />
      <p role="status" className={classes.count}>
        {data === undefined ? '' : sayLength(data, 'change', 'changes')}
      </p>
      {isPending && (
        <div className={classes.list} aria-busy aria-label="The log is on its way">
          {Array.from({ length: EXPECTED_ENTRIES }, (_, place) => (
            <Skeleton key={place} height="7rem" borderRadius="var(--radius)" />
          ))}
        </div>
      )}
      {!isPending && data === undefined && (
        <RetryLine message="The log could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && <NothingLogged search={search} total={total} />}
      {data !== undefined && data.entries.length > 0 && (
        <ol role="list" className={classes.list} aria-label="Changes" aria-busy={isPlaceholderData}>
          {data.entries.map((entry) => (
            <li key={entry._id}>
              <LogItem entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          isMore={data?.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
    </>
  )
}
