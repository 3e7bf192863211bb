import { Kbd } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState, type KeyboardEvent } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMay } from '../../lib/session/staff-member.tsx'
import { formatClock, formatMonthDay } from '../../lib/time/local-time.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { adminLinks } from './admin-links.ts'
import '@mantine/spotlight/styles.layer.css'
import classes from './admin-search.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

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
  const links = adminLinks.filter(
    ({ label, permission }) => may?.(permission) && label.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const found = [
    { name: 'Pages', hits: links.map(({ to, label }) => ({ href: to, label })) },
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
        <Kbd size="xs">u</Kbd> undoes. From orders and the board, <Kbd size="xs">n</Kbd> takes a new order.
      </Spotlight.Footer>
    </>
  )
}

const MIN_LENGTH = 2
const MAX_HITS = 5

interface Hit {
  href: string
  label: string
  detail?: string
}

/** Orders, guests and dishes that match the query, as far as the user may see them. */
function useAdminSearch(query: string): {
  groups: { name: string; hits: Hit[] }[]
  isSearching: boolean
} {
  const { region } = useSettings()
  const may = useMay()
  const search = query.length < MIN_LENGTH ? undefined : { q: query, limit: MAX_HITS }
  const trpc = useTRPC()
  const orders = useQuery(trpc.orders.list.queryOptions(search && may?.('orders') ? search : skipToken))
  const customers = useQuery(
    trpc.customers.list.queryOptions(search && may?.('customers') ? search : skipToken),
  )
  // Hidden ones too: this is where staff look for them.
  const dishes = useQuery(
    trpc.products.listForStaff.queryOptions(search && may?.('menu') ? search : skipToken),
  )
  const asked = [orders, customers, dishes]
  // A number is an order's; a name is first of all a guest's.
  const isNumber = /^#?\d+$/.test(query.trim())

  const orderHits = {
    name: 'Orders',
    hits: (orders.data?.orders ?? []).map(
      ({ _id, number, customer, fulfillment: { pickupLocal }, status }) => ({
        href: `/admin/orders?order=${_id}`,
        label: `${number}, ${customer.name}`,
        detail: `${formatMonthDay(pickupLocal)}, ${formatClock(pickupLocal, region)}, ${status}`,
      }),
    ),
  }
  const others = [
    {
      name: 'Guests',
      hits: (customers.data?.customers ?? []).map(({ _id, name, email }) => ({
        href: `/admin/customers/${_id}`,
        label: name,
        detail: email,
      })),
    },
    {
      name: 'Dishes',
      hits: (dishes.data?.products ?? []).map(({ _id, title, category, isHidden }) => ({
        href: `/admin/products/${_id}`,
        label: title,
        detail: isHidden ? `${category.name}, hidden` : category.name,
      })),
    },
  ]

  return {
    isSearching: asked.some(({ isFetching }) => isFetching),
    groups: isNumber ? [orderHits, ...others] : [...others, orderHits],
  }
}
