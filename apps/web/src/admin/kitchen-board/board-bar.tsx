/** What stands above the columns of the board. */
import { ActionIcon, Button, Group, TextInput, Text } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconMoon, IconPrinterOff, IconSearch, IconSun, IconBell, IconBellOff } from '@tabler/icons-react'
import type { KitchenBoard, PickupTime, BoardOrder } from '@tiffin/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { switchBoardScheme, useBoardScheme } from '../../lib/storage/board-scheme.ts'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'
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
      placeholder="No. or name"
      size="md"
      flex="1 1 9rem"
      className={classes.search}
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

/** Rings while an order waits to be accepted, and says so if it cannot. */
export function BellButton({ orders }: { orders: readonly BoardOrder[] }) {
  const { nowMs } = useServerClock()
  const isWaiting = orders.some(
    ({ status, ringsFrom }) => status === 'placed' && Date.parse(ringsFrom) <= nowMs,
  )
  const { isOn, isLocked, toggle } = useBell(isWaiting)
  const isSilent = !isOn || isLocked
  return (
    <Button
      variant={isSilent ? 'filled' : 'default'}
      color="red.9"
      h={44}
      // As wide with every label: nothing moves when the first tap lets it ring.
      w={160}
      px="xs"
      leftSection={isSilent ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
      onClick={toggle}
    >
      {isOn ? (isLocked ? 'Tap for sound' : 'Sound on') : 'Sound off'}
    </Button>
  )
}

const EVERY_MS = 5000
const ONE_TAP_MS = 1000

type Sound = 'on' | 'off'

/** Whether this device rings. */
const soundStore = createLocalStorageStore<Sound>({
  key: 'tiffin-board-sound',
  empty: 'on',
  parse: (raw) => (raw === 'off' ? 'off' : 'on'),
})

interface Bell {
  isOn: boolean
  /** Browsers stay silent until the page is tapped for the first time. */
  isLocked: boolean
  toggle: () => void
}

/** Rings until nothing waits any more. */
function useBell(isRinging: boolean): Bell {
  const isOn = useStored(soundStore) === 'on'
  const audio = useRef<AudioContext | null>(null)
  const unlockedMs = useRef(-Infinity)
  const [isLocked, setLocked] = useState(false)

  useEffect(() => {
    if (!('AudioContext' in window)) return undefined
    const context = new AudioContext()
    audio.current = context
    const look = () => setLocked(context.state !== 'running')
    const unlock = () => {
      if (context.state === 'running') return
      unlockedMs.current = performance.now()
      void context.resume()
    }
    context.addEventListener('statechange', look)
    document.addEventListener('pointerdown', unlock)
    document.addEventListener('keydown', unlock)
    look()
    return () => {
      document.removeEventListener('pointerdown', unlock)
      document.removeEventListener('keydown', unlock)
      context.removeEventListener('statechange', look)
      audio.current = null
      void context.close()
    }
  }, [])

  useEffect(() => {
    if (!isRinging || !isOn || isLocked) return undefined
    const ring = () => audio.current && playChime(audio.current)
    ring()
    const ringing = setInterval(ring, EVERY_MS)
    return () => clearInterval(ringing)
  }, [isRinging, isOn, isLocked])

  function toggle() {
    // The tap that lets the device ring must not silence it, even if it hits the button.
    if (performance.now() - unlockedMs.current < ONE_TAP_MS) return
    soundStore.update((sound) => (sound === 'on' ? 'off' : 'on'))
  }

  return { isOn, isLocked, toggle }
}

// Two tones that carry through a kitchen: E6 and C6.
const tones = [
  { hertz: 1318.5, at: 0 },
  { hertz: 1046.5, at: 0.22 },
]
const SECONDS = 0.5

/** A short chime, without a file to load. */
function playChime(context: AudioContext): void {
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    // Fades, since an abrupt end would click.
    volume.gain.setValueAtTime(0.6, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
  }
}
