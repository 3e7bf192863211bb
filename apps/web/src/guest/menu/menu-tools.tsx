import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode, type FormEvent } from 'react'
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'
import { IconSearch } from '@tabler/icons-react'
import type { DietSearch } from '../../lib/search/diet-search.ts'
import { useSyncedField } from '../../lib/forms/use-synced-field.ts'
import { changeMenuSearch, sortOf, type MenuSearch, type MenuSort } from './menu-search.ts'
import classes from './menu-tools.module.css'

interface MenuToolsProps {
  search: MenuSearch
  renderDietFilter: (onFilter: (search: DietSearch) => void, otherFilters: ReactNode) => ReactNode
}

/** Searching, sorting and filtering. All replace the address, so that "back" leaves the menu instead of undoing a filter. */
export function MenuTools({ search, renderDietFilter }: MenuToolsProps) {
  const navigate = useNavigate({ from: '/order-online' })

  function change(parts: Parameters<typeof changeMenuSearch>[1]) {
    void navigate({
      search: (current) => changeMenuSearch(current, parts),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className={classes.tools}>
      <SearchBox search={search} onSearch={(q) => change({ q })} />
      <SortSwitch search={search} onSort={(sort) => change({ sort })} />
      <div className={classes.wide}>
        {renderDietFilter(change, <KeptFilters search={search} except={['diet', 'without']} />)}
      </div>
    </div>
  )
}

interface SortSwitchProps {
  search: MenuSearch
  onSort: (sort: MenuSort) => void
}

const sorts: { value: MenuSort; label: string }[] = [
  { value: 'popular', label: 'Best Sellers' },
  { value: 'newest', label: 'New Arrivals' },
]

/** Two submit buttons of a form, so that they also sort without JavaScript. */
function SortSwitch({ search, onSort }: SortSwitchProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onSort(submitter.value as MenuSort)
  }

  return (
    <form action="/order-online" aria-label="Sort" className={classes.switch} onSubmit={handleSubmit}>
      <KeptFilters search={search} except={['sort']} />
      {sorts.map(({ value, label }) => (
        <button key={value} type="submit" name="sort" value={value} aria-pressed={value === sortOf(search)}>
          {label}
        </button>
      ))}
    </form>
  )
}

interface SearchBoxProps {
  search: MenuSearch
  onSearch: (query: string) => void
}

const TYPING_PAUSE_MS = 300

/** Searches while the guest types. Without JavaScript it is an ordinary form that preserves the other filters. */
function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { q = '' } = search
  // The search may change elsewhere ("Show the whole menu").
  const input = useSyncedField(q)
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

interface KeptFiltersProps {
  search: MenuSearch
  /** What the form itself sends. */
  except: readonly (keyof MenuSearch)[]
}

/** The filters that a form does not change, which it has to send along without JavaScript. */
const KeptFilters = ({ search, except }: KeptFiltersProps) =>
  kept
    .filter((name) => search[name] !== undefined && !except.includes(name))
    .map((name) => <input key={name} type="hidden" name={name} value={search[name]} />)

const kept = ['category', 'q', 'sort', 'diet', 'without'] as const

/** Calls back once nothing has been asked for a while, with what was asked last. */
export function useDebouncedCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
  pauseMs: number,
) {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)

  function callSoon(...args: Args) {
    cancel()
    timer.current = setTimeout(() => latest.current(...args), pauseMs)
  }

  return { callSoon, cancel }
}
