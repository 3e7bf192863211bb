type Parts = Record<string, (raw: unknown) => unknown>

type SearchOf<Read extends Parts> = { [Part in keyof Read]?: ReturnType<Read[Part]> | undefined }

/**
 * Reads a page's state from its address: each part with its own function, and any query string is accepted. Undefined is
 * returned explicitly: the router preserves what is missing.
 */
export const searchReader =
  <Read extends Parts>(parts: Read) =>
  (raw: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, read(raw[name])])) as SearchOf<Read>

/** One of these values; anything else is left out. */
export const oneOf =
  <const Value>(values: readonly Value[]) =>
  (raw: unknown) =>
    values.find((value) => value === raw)

/** Another filter starts at the first page. */
export const searchFilter =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (search: Search, change: { [Part in Exclude<keyof Search, 'page'>]?: string | undefined }) =>
    read({ ...search, page: undefined, ...change })

/** For what shows a page's search and changes it; while it is typed, the entry in the history is replaced. */
export interface SearchProps<Search> {
  search: Search
  onSearch: (search: Search, how?: { isTyping?: boolean }) => void
}
