import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { KitchenRoom } from '@tiffin/contract'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { dayOf, formatClock, headDay, localAt } from '../../lib/time/local-time.ts'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import classes from './new-order.module.css'

const ASAP = ''
const OTHER = 'other'
const CAPACITY_MS = 30_000

interface PickupChoiceProps {
  times: PickupTimesQuery
  pickupAt: string | null
  overrides: boolean
  error: string | undefined
  onChange: (chosen: { pickupAt: string | null; overrides: boolean }) => void
}

/** As soon as possible, one of the times that the kitchen offers, or for managers any other one of today. */
export function PickupChoice({ times, pickupAt, overrides, error, onChange }: PickupChoiceProps) {
  const { region } = useSettings()
  const mayOverbook = useMay()?.('overbook') === true
  const trpc = useTRPC()
  const { data: capacity } = useQuery(
    trpc.pickup.room.queryOptions(undefined, {
      staleTime: 0,
      refetchInterval: CAPACITY_MS,
    }),
  )
  const { data } = times
  const appError = readErrorBody(times.error)
  const offered = appError === null ? (data?.times ?? []) : []
  const isGone =
    pickupAt !== null && !overrides && data !== undefined && offered.every(({ at }) => at !== pickupAt)
  const asap =
    data && appError === null ? ` (about ${describe(data.asSoonAsPossible.local, data.today)})` : ''

  function describe(local: string, today: string) {
    const clock = formatClock(local, region)
    return dayOf(local) === today ? clock : `${headDay(local, today)}, ${clock}`
  }

  function handleSelect(value: string) {
    if (value === ASAP) onChange({ pickupAt: null, overrides: false })
    else if (value === OTHER) onChange({ pickupAt: capacity?.windows[0]?.at ?? null, overrides: true })
    else onChange({ pickupAt: value, overrides: false })
  }

  function handleOther(clock: string) {
    if (capacity === undefined || clock === '') return
    // The clock of today, as far from now as it is on the restaurant's own.
    const wantedMs =
      Date.parse(`${dayOf(capacity.now.local)}T${clock}Z`) - Date.parse(`${capacity.now.local}Z`)
    const nowMs = Math.floor(Date.parse(capacity.now.at) / 60_000) * 60_000
    onChange({ pickupAt: new Date(nowMs + wantedMs).toISOString(), overrides: true })
  }

  const otherClock =
    overrides && pickupAt !== null && capacity
      ? localAt(capacity.now, Date.parse(pickupAt)).slice(11)
      : undefined
  return (
    <>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          flex="1 1 14rem"
          label="Pickup"
          error={isGone ? 'This time is no longer free. Choose another one.' : (error ?? appError?.message)}
          value={overrides ? OTHER : (pickupAt ?? ASAP)}
          onChange={({ currentTarget }) => handleSelect(currentTarget.value)}
          data={[
            { value: ASAP, label: `As soon as possible${asap}` },
            ...(isGone && pickupAt !== null ? [{ value: pickupAt, label: 'No longer free' }] : []),
            ...offered.map(({ at, local }) => ({ value: at, label: describe(local, data?.today ?? '') })),
            ...(mayOverbook ? [{ value: OTHER, label: 'Another time today…' }] : []),
          ]}
        />
        {otherClock !== undefined && (
          <TextInput
            type="time"
            label="Time"
            value={otherClock}
            onChange={({ currentTarget }) => handleOther(currentTarget.value)}
          />
        )}
      </Group>
      {overrides && (
        <Text size="sm">
          The order gets this time even if the kitchen is full, closed or needs longer. Its ticket, the board
          and the log say so.
        </Text>
      )}
      {capacity && (
        <CapacityStrip
          capacity={capacity}
          canChoose={(at) => mayOverbook || offered.some((time) => time.at === at)}
          chosen={pickupAt}
          onChoose={(at) => onChange({ pickupAt: at, overrides: offered.every((time) => time.at !== at) })}
        />
      )}
    </>
  )
}

interface CapacityStripProps {
  capacity: KitchenRoom
  canChoose: (at: string) => boolean
  chosen: string | null
  onChoose: (at: string) => void
}

/** What the busiest station can still make for each quarter hour. */
function CapacityStrip({ capacity, canChoose, chosen, onChoose }: CapacityStripProps) {
  const { region } = useSettings()
  if (capacity.windows.every(({ stations }) => stations.length === 0)) return null
  return (
    <div>
      <Text size="sm" c="dimmed">
        What the kitchen has left
      </Text>
      <div role="group" aria-label="What the kitchen has left" className={classes.capacity}>
        {capacity.windows.map(({ at, local, stations }) => {
          const [busiest] = stations.toSorted(
            (a, b) => a.leftMinutes / a.ofMinutes - b.leftMinutes / b.ofMinutes,
          )
          return (
            <Button
              key={at}
              variant={instantOf(chosen) === Date.parse(at) ? 'filled' : 'default'}
              h="auto"
              px={8}
              py={4}
              flex="none"
              disabled={!canChoose(at)}
              data-full={busiest?.leftMinutes === 0 || undefined}
              onClick={() => onChoose(at)}
            >
              <span className={classes.window}>
                {formatClock(local, region)}
                <small>{busiest && describeLeft(busiest)}</small>
              </span>
            </Button>
          )
        })}
      </div>
    </div>
  )
}

const instantOf = (at: string | null) => (at === null ? null : Date.parse(at))

const describeLeft = ({ name, leftMinutes }: KitchenRoom['windows'][number]['stations'][number]) =>
  leftMinutes === 0 ? `${name} full` : `${name} ${leftMinutes} min`
