import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { useFollowingField } from '../../lib/use-following-field.ts'

interface SearchBoxProps extends Pick<TextInputProps, 'flex' | 'miw'> {
  label: string
  /** What is searched for now; it may change elsewhere. */
  query: string | undefined
  /** Undefined where the field was emptied. */
  onSearch: (query: string | undefined) => void
}

const TYPING_PAUSE_MS = 200

/** Searches while one types. */
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
      // Now or never: a search that came after a link was pressed would call back whoever is on the way.
      onBlur={() => searchSoon.flush()}
    />
  )
}
