import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { IconSearch } from '@tabler/icons-react'
import { useDebouncedCallback } from '@mantine/hooks'
import { useFollowingField } from '../lib/use-following-field.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** What is searched for now; it may change elsewhere. */
  words: string
  onSearch: (words: string) => void
}

const TYPING_PAUSE_MS = 200

/** Searches while one types. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const input = useFollowingField(words)
  const searchSoon = useDebouncedCallback(onSearch, TYPING_PAUSE_MS)

  return (
    <div role="search" className={classes.box}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={input}
        type="search"
        defaultValue={words}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={(event) => searchSoon(event.target.value)}
        // Now or never: a search that came after a link was pressed would call back whoever is on the way.
        onBlur={() => searchSoon.flush()}
      />
    </div>
  )
}
