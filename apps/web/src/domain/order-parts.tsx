import { listExtras } from '../lib/format/order-extras.ts'
import { lineDetails, type LineChoices, type Order } from '@tiffin/contract'
import { formatClock, formatDate, localAt } from '../lib/time/local-time.ts'
import classes from './order-parts.module.css'
import { useSettings } from '../lib/api/settings.tsx'

/** How many of what, as chosen: a line of an order wherever one is shown. */
export function LineName({ line }: { line: LineChoices & { title: string; quantity: number } }) {
  return (
    <>
      <strong className={classes.quantity}>{line.quantity} ×</strong>{' '}
      <span>
        {line.title}
        <LineDetails line={line} />
      </span>
    </>
  )
}

/** What was chosen, below the title of the dish. */
export const LineDetails = ({ line }: { line: LineChoices }) =>
  lineDetails(line).map((detail, place) => (
    // Two groups may have choices of the same name, and a line's details do not move.
    <span key={`${place} ${detail}`} className={classes.detail}>
      {detail}
    </span>
  ))

/** The guest’s words to the kitchen; an allergy stands out. */
export function NoteBox({ order: { note, allergyNote } }: { order: Pick<Order, 'note' | 'allergyNote'> }) {
  if (note === undefined) return null
  return (
    <p className={classes.note} data-allergy={allergyNote}>
      <strong>{allergyNote ? 'Allergy' : 'Note'}</strong> {note}
    </p>
  )
}

/** What is packed beside the dishes, wherever they are shown. */
export const ExtrasLine = ({ order: { extras } }: { order: Pick<Order, 'extras'> }) =>
  extras && (
    <p className={classes.extras}>
      <strong>Extras</strong> {listExtras(extras)}
    </p>
  )

/** When an order was placed, in the restaurant's time zone. */
export function PlacedTime({
  order: { createdAt, fulfillment },
}: {
  order: Pick<Order, 'createdAt' | 'fulfillment'>
}) {
  const { region } = useSettings()
  const pickup = { at: fulfillment.pickupAt, local: fulfillment.pickupLocal }
  const local = localAt(pickup, Date.parse(createdAt))
  return <time dateTime={createdAt}>{`${formatDate(local)}, ${formatClock(local, region)}`}</time>
}
