import { Button, Group, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  pauseLengths,
  UNTIL_RESUMED,
  type PauseLength,
  type KitchenPace,
  type HourFormat,
} from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useServerClock } from '../../lib/time/server-clock.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { formatClock, nameDay, todayBy } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'

const pauseNames: Record<PauseLength, string> = {
  15: 'Pause for 15 minutes',
  30: 'Pause for 30 minutes',
  60: 'Pause for an hour',
  tomorrow: 'Pause until tomorrow',
  resumed: 'Pause until I resume',
}
const BUSY_MINUTES = [10, 20, 30]

interface BusyMenuProps {
  /** Of the buttons, where they are pressed in passing. */
  height?: number | undefined
}

/** Pauses online orders or makes them take longer, and says so while it lasts. */
export function BusyMenu({ height }: BusyMenuProps) {
  const trpc = useTRPC()
  const { data: busyMode } = useQuery(trpc.kitchen.pace.queryOptions(undefined, liveQuery))
  const { pause, resume, setBusy, error } = useChangeBusyMode()
  const { nowMs } = useServerClock()
  const { region } = useSettings()
  const paused = busyMode ? describePause(busyMode, nowMs, region) : null
  const busy = busyMode ? describeBusy(busyMode, region) : null
  return (
    <Group role="group" aria-label="Busy or paused" gap="xs">
      {paused !== null && <StateLine text={paused} end="Resume" height={height} onEnd={() => resume()} />}
      {busy !== null && (
        <StateLine text={busy} end="Back to normal" height={height} onEnd={() => setBusy({ minutes: 0 })} />
      )}
      <MenuButton
        width={240}
        renderButton={(opener) => (
          <Button
            variant="default"
            h={height}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            {...opener}
          >
            Busy / pause
          </Button>
        )}
      >
        <Menu.Label>Online orders</Menu.Label>
        {pauseLengths.map((length) => (
          <Menu.Item key={length} mih={44} onClick={() => pause({ length })}>
            {pauseNames[length]}
          </Menu.Item>
        ))}
        <Menu.Label>Busy for an hour</Menu.Label>
        {BUSY_MINUTES.map((minutes) => (
          <Menu.Item key={minutes} mih={44} onClick={() => setBusy({ minutes, forMinutes: 60 })}>
            {`+${minutes} minutes`}
          </Menu.Item>
        ))}
      </MenuButton>
      <FailureAlert failure={error === null ? null : explainFailure(error)} />
    </Group>
  )
}

interface StateLineProps extends BusyMenuProps {
  text: string
  end: string
  onEnd: () => void
}

function StateLine({ text, end, height, onEnd }: StateLineProps) {
  return (
    <Group gap="xs" role="status">
      <Text fw={650} c="var(--danger-deep)">
        {text}
      </Text>
      <Button variant="default" h={height} onClick={onEnd}>
        {end}
      </Button>
    </Group>
  )
}

/** The pause as staff read it; null if there is none. */
function describePause(
  { pausedUntil, pausedUntilLocal }: KitchenPace,
  nowMs: number,
  region: HourFormat,
): string | null {
  if (pausedUntil === null || pausedUntilLocal === null) return null
  if (pausedUntil === UNTIL_RESUMED) return 'Online orders are paused'
  const day = nameDay(pausedUntilLocal, todayBy({ at: pausedUntil, local: pausedUntilLocal }, nowMs))
  return `Orders paused until ${day === 'today' ? formatClock(pausedUntilLocal, region) : day}`
}

/** How much longer orders take; null if no longer than usual. */
function describeBusy({ busyMinutes, busyUntilLocal }: KitchenPace, region: HourFormat): string | null {
  if (busyMinutes === 0 || busyUntilLocal === null) return null
  return `Busy: +${busyMinutes} min until ${formatClock(busyUntilLocal, region)}`
}

/** What the kitchen does about online orders; the latest failure is shown until something works. */
function useChangeBusyMode() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const pausing = useMutation(trpc.kitchen.pause.mutationOptions({ onSettled }))
  const resuming = useMutation(trpc.kitchen.resume.mutationOptions({ onSettled }))
  const slowing = useMutation(trpc.kitchen.setBusy.mutationOptions({ onSettled }))
  const all = [pausing, resuming, slowing]

  function onSettled() {
    void queryClient.invalidateQueries(trpc.kitchen.pace.pathFilter())
    void queryClient.invalidateQueries(trpc.pickup.spans.pathFilter())
  }

  function begin() {
    for (const { reset } of all) reset()
  }

  return {
    pause: (...input: Parameters<typeof pausing.mutate>) => {
      begin()
      pausing.mutate(...input)
    },
    resume: () => {
      begin()
      resuming.mutate()
    },
    setBusy: (...input: Parameters<typeof slowing.mutate>) => {
      begin()
      slowing.mutate(...input)
    },
    error: all.find(({ error }) => error !== null)?.error ?? null,
  }
}
