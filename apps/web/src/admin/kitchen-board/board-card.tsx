import {
  lineKey,
  MAX_CANCEL_REASON_LENGTH,
  type BoardOrder,
  type KitchenBoard,
  type HourFormat,
} from '@tiffin/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useState, type ReactNode } from 'react'
import { Badge, Button, Group, Modal, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { isUnpaid } from '../../lib/format/paid.ts'
import { nameChannel, describeOverride } from '../../lib/format/order-channel.ts'
import { listLines } from '../../lib/format/order-lines.ts'
import { dayOf, formatClock, formatWeekday, localAt } from '../../lib/time/local-time.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { ExtrasLine, LineName, NoteBox } from '../../domain/order-parts.tsx'
import { nextMove } from '../../lib/format/order-status.ts'
import type { TimeLeft } from '../../lib/time/describe-pickup.ts'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence, isUnanswered } from '../../lib/forms/call-at-once.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import type { BoardStatus } from './board-search.ts'
import { isPartOf, type ShownOrder, nameStations, stillCooking } from './sort-board.ts'
import classes from './board-card.module.css'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'

interface BoardCardProps {
  order: ShownOrder
  /** At the restaurant. */
  today: string
  left: TimeLeft['text']
  urgency: TimeLeft['urgency']
  /** The server's time. */
  readClock: () => number
  /** Tapped, but the server does not know yet. */
  isWaiting: boolean
  /** The kitchen is closed at its time. */
  isOutsideHours: boolean
  /** The chosen one. */
  station: string | undefined
  stations: KitchenBoard['stations']
  onStep: (order: ShownOrder) => void
  onOpen: (order: ShownOrder) => void
}

/** One order, to be read across the room, and the button for its next step; drawn again only when it has changed. */
export const BoardCard = memo(function BoardCard({
  order,
  today,
  left,
  urgency,
  readClock,
  isWaiting,
  isOutsideHours,
  station,
  stations,
  onStep,
  onOpen,
}: BoardCardProps) {
  const { region } = useSettings()
  const { number, customer, items, elsewhere = [], waitsFor = [], status, isReturning } = order
  const isPart = station !== undefined && isPartOf(order, station)
  const label = isPart ? `${nameStations([station], stations)} ready` : nextMove[status as BoardStatus].label
  return (
    <li className={classes.card} data-card data-urgency={urgency} aria-label={`Order ${number}`}>
      <div className={classes.head}>
        <OpenButton order={order} className={classes.number} onOpen={() => onOpen(order)} />
        <span className={classes.time}>
          <span className={classes.clock}>{formatPickup(order.fulfillment.pickupLocal, today, region)}</span>
          <span className={classes.left}>{left}</span>
        </span>
      </div>
      {isOutsideHours && <OutsideHoursLine order={order} today={today} />}
      {order.fulfillment.override !== undefined && (
        <p className={classes.outside}>{describeOverride(order)}</p>
      )}
      {order.allergyNote && <NoteBox order={order} />}
      <div className={classes.guest}>
        <span className={classes.name}>{customer.name}</span>
        <span className={classes.badges}>
          {order.channel !== 'web' && <RowBadge>{nameChannel(order.channel)}</RowBadge>}
          <RowBadge>{isReturning ? 'Returning' : 'New guest'}</RowBadge>
          <PaymentBadge order={order} />
        </span>
      </div>
      <MovedLine order={order} />
      {!order.allergyNote && <NoteBox order={order} />}
      <ul className={classes.lines} aria-label="Dishes">
        {items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <li key={`${place} ${lineKey(item)}`}>
            <LineName line={item} />
          </li>
        ))}
      </ul>
      {/* Whoever packs the order is at no station. */}
      {station === undefined && <ExtrasLine order={order} />}
      {elsewhere.length > 0 && (
        <p className={classes.elsewhere}>{`Other stations: ${listLines(elsewhere)}`}</p>
      )}
      <StationsLine order={order} stations={stations} />
      {isWaiting && <p className={classes.waiting}>Waiting to be sent</p>}
      <div className={classes.actions}>
        {waitsFor.length === 0 && (
          <RowButton
            data-step
            look="accent"
            className={classes.step}
            aria-label={`${label}: order ${number}`}
            onClick={() => onStep(order)}
          >
            {label}
          </RowButton>
        )}
        {status !== 'ready' && <MovePickup order={order} readClock={readClock} />}
      </div>
    </li>
  )
})

interface OpenButtonProps {
  order: Pick<BoardOrder, 'number'>
  className: string | undefined
  onOpen: () => void
}

/** The number of an order, which opens its details: telephone, tickets, a cancellation. */
export const OpenButton = ({ order: { number }, className, onOpen }: OpenButtonProps) => (
  <button
    type="button"
    className={[classes.open, className].join(' ')}
    aria-label={`Details: order ${number}`}
    onClick={onOpen}
  >
    {number}
  </button>
)

/** Wherever an order with an allergy is only mentioned. */
export const AllergyBadge = ({ children }: { children: string }) => (
  <strong className={classes.allergy}>{children}</strong>
)

const formatPickup = (local: string, today: string, region: HourFormat) =>
  dayOf(local) === today
    ? formatClock(local, region)
    : `${formatWeekday(local)} ${formatClock(local, region)}`

/** Someone has to call the guest. */
export const OutsideHoursLine = ({ order, today }: Pick<BoardCardProps, 'order' | 'today'>) => (
  <p className={classes.outside}>
    {`Outside ${dayOf(order.fulfillment.pickupLocal) === today ? 'today’s' : 'that day’s'} hours`}
  </p>
)

/** While some stations have finished and others have not. */
function StationsLine({ order, stations }: Pick<BoardCardProps, 'order' | 'stations'>) {
  const { status, readyStations, items, elsewhere = [] } = order
  const cooking = stillCooking({ items: [...items, ...elsewhere], readyStations })
  if (status !== 'preparing' || readyStations.length === 0 || cooking.length === 0) return null
  const ready = nameStations(
    readyStations.map(({ station }) => station),
    stations,
  )
  return (
    <p className={classes.stations}>{`${ready} ready. Still cooking: ${nameStations(cooking, stations)}`}</p>
  )
}

function PaymentBadge({ order }: { order: BoardOrder }) {
  const money = useMoney(order.currency)
  const { paid, toPay, toReturn } = order.payment
  if (toReturn !== undefined) return <RowBadge>{`Refund ${money.formatAmount(toReturn)}`}</RowBadge>
  if (paid) return <RowBadge>Paid</RowBadge>
  if (!isUnpaid(order)) return <RowBadge>Nothing to pay</RowBadge>
  return <RowBadge>{`To pay ${money.formatAmount(toPay)}`}</RowBadge>
}

/** The guest may still have the first promise in mind. */
function MovedLine({ order: { fulfillment } }: { order: BoardOrder }) {
  const { region } = useSettings()
  const { promisedAt, pickupAt, pickupLocal } = fulfillment
  if (promisedAt === undefined) return null
  const promised = localAt({ at: pickupAt, local: pickupLocal }, Date.parse(promisedAt))
  return <p className={classes.moved}>{`Moved from ${formatClock(promised, region)}`}</p>
}

const ROOT = [Badge.classes['root'], classes.badge].join(' ')

/** Mantine's badge for the rows of long lists. */
const RowBadge = ({ children }: { children: ReactNode }) => (
  <span className={ROOT}>
    <span className={Badge.classes['label']}>{children}</span>
  </span>
)

const MINUTES = [5, 10, 15]
const DEFAULT_MINUTES = 10
const MINUTE_MS = 60_000
const REASON = 'The kitchen needs a little longer today.'

/** Promises the guest a later time, with a reason that they read. */
function MovePickup({ order, readClock }: Pick<BoardCardProps, 'order' | 'readClock'>) {
  // When the button was pressed: the time of a late order has passed, so its minutes count from then.
  const [openedMs, setOpenedMs] = useState<number | null>(null)
  return (
    <>
      <RowButton
        look="default"
        className={classes.delay}
        aria-label={`Delay: order ${order.number}`}
        onClick={() => setOpenedMs(readClock())}
      >
        Delay
      </RowButton>
      {openedMs !== null && <MoveForm order={order} nowMs={openedMs} onClose={() => setOpenedMs(null)} />}
    </>
  )
}

interface MoveFormProps {
  order: BoardOrder
  nowMs: number
  onClose: () => void
}

const isSameTime = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) === Date.parse(other)

const explainFailedDelay = (error: unknown) =>
  error === null ? null : (explainSilence(error, 'the guest has the new time') ?? explainFailure(error))

function MoveForm({ order: { _id: id, number, fulfillment }, nowMs, onClose }: MoveFormProps) {
  const { region } = useSettings()
  const { pickupAt, pickupLocal, moveReason } = fulfillment
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES)
  const [reason, setReason] = useState(moveReason ?? REASON)
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (wanted: { pickupAt: string; reason: string }) =>
      callAtOnce((options) => client.orders.movePickup.mutate({ id, from: pickupAt, ...wanted }, options)),
    onSuccess: async () => {
      await queryClient.invalidateQueries(trpc.orders.board.pathFilter())
      onClose()
    },
    onError: () => void queryClient.invalidateQueries(trpc.orders.board.pathFilter()),
  })
  // Only its answer was lost: another press would add the minutes to the new time.
  const hasArrived = error !== null && isUnanswered(error) && isSameTime(variables?.pickupAt, pickupAt)
  useEffect(() => {
    if (hasArrived) onClose()
  }, [hasArrived, onClose])
  const msAfter = (more: number) => Math.max(Date.parse(pickupAt), nowMs) + more * MINUTE_MS
  const clockAfter = (more: number) =>
    formatClock(localAt({ at: pickupAt, local: pickupLocal }, msAfter(more)), region)

  return (
    <Modal opened onClose={onClose} title={`Delay order ${number}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ pickupAt: new Date(msAfter(minutes)).toISOString(), reason })
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label="New pickup time"
            fullWidth
            size="md"
            data={MINUTES.map((more) => ({ value: String(more), label: `+${more}: ${clockAfter(more)}` }))}
            value={String(minutes)}
            onChange={(value) => setMinutes(Number(value))}
          />
          <Textarea
            label="Message to the guest"
            description={`At most ${MAX_CANCEL_REASON_LENGTH} characters`}
            rows={3}
            required
            maxLength={MAX_CANCEL_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <FailureAlert failure={isPending ? null : explainFailedDelay(error)} />
          <Group justify="end">
            <Button variant="default" h={44} onClick={onClose}>
              Go back
            </Button>
            <Button type="submit" h={44}>{`Promise ${clockAfter(minutes)}`}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
