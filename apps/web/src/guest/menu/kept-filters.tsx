import type { MenuSearch } from './menu-search.ts'

interface KeptFiltersProps {
  search: MenuSearch
  /** What the form itself sends. */
  except: readonly (keyof MenuSearch)[]
}

/** The filters that a form does not change, which it has to send along without JavaScript. */
export const KeptFilters = ({ search, except }: KeptFiltersProps) =>
  kept
    .filter((name) => search[name] !== undefined && !except.includes(name))
    .map((name) => <input key={name} type="hidden" name={name} value={search[name]} />)

const kept = ['category', 'q', 'sort', 'diet', 'without'] as const
