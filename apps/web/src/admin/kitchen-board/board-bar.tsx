/** What stands above the columns of the board. */
import { ActionIcon, Button, Group, TextInput, Text } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconMoon, IconPrinterOff, IconSearch, IconSun } from '@tabler/icons-react'
import type { KitchenBoard, PickupTime } from '@tiffin/contract'
import type { RefObject } from 'react'
import { switchBoardScheme, useBoardScheme } from '../../lib/storage/board-scheme.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useSyncedField } from '../../lib/forms/use-synced-field.ts'
import { describeLive, useLiveState, useIsOffline } from '../../lib/live/live-state.ts'
import { useServerClock } from '../../lib/time/server-clock.ts'
import { formatClock } from '../../lib/time/local-time.ts'
import type { BoardSearch } from './board-search.ts'
import classes from './kitchen-board.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

export type FilterProps = SearchProps<BoardSearch>

export function StationFilter({ stations, search, onSearch }: FilterProps & Pick<KitchenBoard, 'stations'>) {
  if (stations.length === 0) return null
  return (
    <Group role="group" aria-label="Station" gap="xs" className={classes.stations}>
      {[{ key: undefined, name: 'All' }, ...stations].map(({ key, name }) => (
        <Button
          key={name}
          h={44}
          flex="none"
          variant={search.station === key ? 'filled' : 'default'}
          aria-pressed={search.station === key}
          onClick={() => onSearch({ ...search, station: key })}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}

/** Uncontrolled, because the address leaves out the space that a name is typed with. */
export function SearchField({
  field,
  search,
  onSearch,
}: FilterProps & { field: RefObject<HTMLInputElement | null> }) {
  const { q = '' } = search
  const ref = useMergedRef(useSyncedField(q), field)

  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label="Number or name"
      placeholder="Number or name"
      size="md"
      flex="1 1 9rem"
      leftSection={<IconSearch size={18} aria-hidden />}
      autoComplete="off"
      defaultValue={q}
      onChange={({ currentTarget }) =>
        onSearch({ ...search, q: currentTarget.value || undefined }, { isTyping: true })
      }
    />
  )
}

export function SchemeButton() {
  const isDark = useBoardScheme() === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="default"
      size={44}
      ml="auto"
      aria-label={isDark ? 'Light' : 'Dark'}
      onClick={switchBoardScheme}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}

/** Tickets that nobody reads: until their printer is back, the board is the only place that shows these orders. */
export function SilentPrinters({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ButtonLink
      to="/admin/printers"
      variant="filled"
      color="red.9"
      h={44}
      px="xs"
      leftSection={<IconPrinterOff size={18} aria-hidden />}
    >
      {names.length === 1 ? `${names[0]} is offline` : `${names.length} printers are offline`}
    </ButtonLink>
  )
}

interface ConnectionLineProps {
  /** When the board was read. */
  time: PickupTime
  /** The last attempt to refresh the board failed. */
  isStale: boolean
  /** Taps that have not been sent. */
  waiting: number
}

/** Whether the board is up to date and, if not, since when. */
export function ConnectionLine({ time, isStale, waiting }: ConnectionLineProps) {
  const { region } = useSettings()
  const live = useLiveState()
  const { aheadMs } = useServerClock()
  // The stream notices later.
  const isCut = useIsOffline() || isStale
  const isConnected = !isCut && live?.isConnected === true
  const text = isCut
    ? `Not updated since ${formatClock(time.local, region)}. Trying again…`
    : describeLive(
        live?.isConnected === false ? { ...live, sinceMs: live.sinceMs + aheadMs } : live,
        time,
        region,
      )
  return (
    <Text role="status" fw={isConnected ? 400 : 650} c={isConnected ? 'dimmed' : 'var(--danger-deep)'}>
      {text}
      {waiting > 0 && ` ${waiting === 1 ? '1 change' : `${waiting} changes`} not sent yet.`}
    </Text>
  )
}
