import { Group, TextInput, Flex, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { PAGE_SIZE, type PagedSearch } from '../../lib/search/search-reader.ts'
import { useSyncedField } from '../../lib/forms/use-synced-field.ts'
import { PagedList, type PagedListProps } from './paged-list.tsx'
import { PageHint } from './page-hint.tsx'
import { ButtonLink } from './button-link.tsx'

interface SearchedListProps<Search extends PagedSearch<string>, Entry> extends Pick<
  PagedListProps<Entry>,
  'query' | 'entries' | 'one' | 'many' | 'empty' | 'nothingFound' | 'beside' | 'children'
> {
  section: 'catering' | 'customers' | 'messages' | 'reviews' | 'subscribers'
  /** What this page is for, in one line. */
  hint: string
  search: Search
  onSearch: (search: Search) => void
  searchLabel: string
  /** The name of each status. */
  statuses?: Readonly<Record<NonNullable<Search['status']>, string>>
  /** Other filters. */
  filters?: ReactNode
}

/** A list of the server's that is searched by words and by status; another filter starts at the first page. */
export function SearchedList<Search extends PagedSearch<string>, Entry>(
  props: SearchedListProps<Search, Entry>,
) {
  const { section, hint, search, onSearch, searchLabel, statuses, filters, ...list } = props
  const isFiltered = Object.entries(search).some(([name, value]) => name !== 'page' && value !== undefined)
  const narrow = (change: PagedSearch<string>): Search => ({ ...search, page: undefined, ...change })
  return (
    <>
      <PageHint page={section}>{hint}</PageHint>
      <Group align="flex-end">
        <SearchBox label={searchLabel} query={search.q} onSearch={(q) => onSearch(narrow({ q }))} />
        {statuses !== undefined && (
          <FilterLinks
            label="Status"
            to={`/admin/${section}`}
            choices={[[undefined, 'All'] as const, ...Object.entries<string>(statuses)].map(
              ([status, label]) => ({
                label,
                search: narrow({ status }),
                isSelected: status === search.status,
              }),
            )}
          />
        )}
        {filters}
      </Group>
      <PagedList
        {...list}
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        isFiltered={isFiltered}
      />
    </>
  )
}

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
  const input = useSyncedField(query)
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

interface FilterLinksProps {
  label: string
  /** The admin page. */
  to: string
  choices: readonly { label: string; search: object; isSelected: boolean }[]
}

/** Filters a list: a row of links, with the selected one filled. On a phone it scrolls sideways instead of wrapping. */
export const FilterLinks = ({ label, to, choices }: FilterLinksProps) => (
  <Flex
    component="nav"
    wrap={{ base: 'nowrap', sm: 'wrap' }}
    gap={6}
    p={3}
    m={-3}
    maw="100%"
    style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
    aria-label={label}
  >
    {choices.map(({ label: name, search, isSelected }) => (
      <ButtonLink
        key={name}
        to={to}
        search={search as never}
        isSelected={isSelected}
        size="xs"
        flex="none"
        radius="xl"
        resetScroll={false}
      >
        {name}
      </ButtonLink>
    ))}
  </Flex>
)
