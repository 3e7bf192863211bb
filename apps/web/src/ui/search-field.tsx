import { IconSearch } from '@tabler/icons-react'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** What is searched for now; it may change elsewhere. */
  words: string
  onSearch: (words: string) => void
}

const TYPING_PAUSE_MS = 200
const MAX_LENGTH = 120

/** Searches while one types. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const searchSoon = useDebouncedCallback(onSearch, TYPING_PAUSE_MS)

  // While somebody is typing, the field is ahead of the words.
  useEffect(() => {
    const field = input.current
    if (field !== null && field !== document.activeElement) field.value = words
  }, [words])

  return (
    <div role="search" className={classes.box}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={input}
        type="search"
        defaultValue={words}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => searchSoon(event.target.value)}
      />
    </div>
  )
}
