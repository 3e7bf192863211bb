import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { useFollowingField } from '../../lib/forms/use-following-field.ts'

interface SearchBoxProps extends Pick<TextInputProps, 'flex' | 'miw'> {
  label: string
  /** The current search; it may change elsewhere. */
  query: string | undefined
  /** Undefined if the field was emptied. */
  onSearch: (query: string | undefined) => void
}

const TYPING_PAUSE_MS = 200

/** Searches while the user types. */
export function SearchBox({ query = '', onSearch, ...rest }: SearchBoxProps) {
  const input = useFollowingField(query)
  const searchSoon = useDebouncedCallback(
    (typed: string) => onSearch(typed.trim() || undefined),
    TYPING_PAUSE_MS,
  )

  return (
    <TextInput
      flex="1 1 16rem"
      {...rest}
      ref={input}
      type="search"
      leftSection={<IconSearch size={18} aria-hidden />}
      defaultValue={query}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      onChange={({ target }) => searchSoon(target.value)}
      // Searches now: if it came after a link was clicked, it would bring the user back.
      onBlur={() => searchSoon.flush()}
    />
  )
}
