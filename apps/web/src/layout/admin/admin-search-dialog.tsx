import '@mantine/spotlight/styles.layer.css'
import { Kbd } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState, type KeyboardEvent } from 'react'
import { useMay } from '../../lib/session/use-may.ts'
import { adminLinks } from './admin-links.ts'
import classes from './admin-search.module.css'
import { useAdminSearch, type Hit } from './use-admin-search.ts'

const TYPING_PAUSE_MS = 200
const SELECTED_HIT = '[data-action][data-selected]'

/** The search itself, which is loaded when it is first wanted. */
export function AdminSearchDialog() {
  const [query, setQuery] = useState('')
  return (
    <Spotlight.Root query={query} onQueryChange={setQuery} shortcut={null} scrollable maxHeight={440}>
      <SearchBox query={query} />
    </Spotlight.Root>
  )
}

export const openAdminSearch = spotlight.open

/** Only there while the search is open. */
function SearchBox({ query }: { query: string }) {
  const router = useRouter()
  const may = useMay()
  const [settledQuery] = useDebouncedValue(query.trim(), TYPING_PAUSE_MS)
  const { groups, isSearching } = useAdminSearch(settledQuery)
  const rooms = adminLinks.filter(
    ({ label, permission }) => may?.(permission) && label.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const found = [
    { name: 'Pages', hits: rooms.map(({ to, label }) => ({ href: to, label })) },
    ...groups,
  ].filter(({ hits }) => hits.length > 0)

  // Mantine selects the first result as the user types; results that arrive later are not selected.
  function handleKeyDown({ key }: KeyboardEvent) {
    const [first] = found.flatMap(({ hits }) => hits)
    if (key !== 'Enter' || first === undefined || document.querySelector(SELECTED_HIT) !== null) return
    spotlight.close()
    void router.navigate({ href: first.href })
  }

  return (
    <>
      <Spotlight.Search
        placeholder="Order number, guest, dish or page"
        aria-label="Search orders, guests, dishes and pages"
        leftSection={<IconSearch size={20} aria-hidden />}
        onKeyDown={handleKeyDown}
      />
      <Spotlight.ActionsList>
        {found.map(({ name, hits }) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {hits.map(({ href, detail, ...hit }: Hit) => (
              <Spotlight.Action
                key={href}
                {...hit}
                {...(detail !== undefined && { description: detail })}
                onClick={() => void router.navigate({ href })}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 && (
          <Spotlight.Empty>{isSearching ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.keys}>
        On a page with a list, <Kbd size="xs">j</Kbd> and <Kbd size="xs">k</Kbd> move down and up, and{' '}
        <Kbd size="xs">u</Kbd> undoes.
      </Spotlight.Footer>
    </>
  )
}
