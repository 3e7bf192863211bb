import type { SearchProps } from '../lib/search/search-reader.ts'

interface SearchedRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (to: {
    search: NoInfer<Search>
    replace: boolean
    resetScroll: boolean
  }) => Promise<void>
}

/** A page's search in its address. What is typed, or on some pages anything, replaces the entry in the history. */
export function useSearchProps<Search>(
  route: SearchedRoute<Search>,
  { replacesHistory = false } = {},
): SearchProps<Search> {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    onSearch: (next, { isTyping = replacesHistory } = {}) =>
      void navigate({ search: next, replace: isTyping, resetScroll: false }),
  }
}
