import { lineKey, type BoardOrder, type KitchenBoard, type HourFormat } from '@tiffin/contract'
import { memo, type ReactNode } from 'react'
import { Badge } from '@mantine/core'
import { isUnpaid } from '../../lib/format/paid.ts'
import { nameChannel, describeOverride } from '../../lib/format/order-channel.ts'
import { listLines } from '../../lib/format/order-lines.ts'
import { dayOf, formatClock, formatWeekday, localAt } from '../../lib/time/local-time.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { ExtrasLine, LineName, NoteBox } from '../../domain/order-parts.tsx'
import { nextMove } from '../../lib/format/order-status.ts'
import type { TimeLeft } from '../../lib/time/describe-pickup.ts'
import type { BoardStatus } from './board-search.ts'
import { MovePickup } from './move-pickup.tsx'
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
