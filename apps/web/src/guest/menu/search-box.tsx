import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, type FormEvent } from 'react'
import { useDebouncedCallback } from '../../lib/forms/use-debounced-callback.ts'
import { useFollowingField } from '../../lib/forms/use-following-field.ts'
import { KeptFilters } from './kept-filters.tsx'
import type { MenuSearch } from './menu-search.ts'
import classes from './search-box.module.css'

interface SearchBoxProps {
  search: MenuSearch
  onSearch: (query: string) => void
}

const TYPING_PAUSE_MS = 300

/** Searches while the guest types. Without JavaScript it is an ordinary form that preserves the other filters. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { q = '' } = search
  // The search may change elsewhere ("Show the whole menu").
  const input = useFollowingField(q)
  const { callSoon: searchSoon, cancel } = useDebouncedCallback(onSearch, TYPING_PAUSE_MS)

  // What was typed before the page could react.
  useEffect(() => {
    const { value = q } = input.current ?? {}
    if (value !== q) searchSoon(value)
    // oxlint-disable-next-line react/exhaustive-deps -- only when it appears
  }, [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    cancel()
    onSearch(input.current?.value ?? '')
  }

  return (
    <form role="search" action="/order-online" className={classes.box} onSubmit={handleSubmit}>
      <KeptFilters search={search} except={['q']} />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        placeholder="Search menu items..."
        aria-label="Search menu items..."
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => searchSoon(event.target.value)}
      />
      <button type="submit" aria-label="Search">
        <IconSearch size={20} aria-hidden />
      </button>
    </form>
  )
}
