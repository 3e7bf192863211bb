import { nextStatuses, type Order, type OrderStatus } from '@tiffin/contract'
import { useRef } from 'react'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { moveWords } from './move-words.ts'
import { useChangeStatus } from './use-change-status.ts'
import classes from './order-moves.module.css'

/** Where the order stands, and where it can go from there. */
export function OrderMoves({ order }: { order: Order }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with the old status.
  const { move, failure, moving } = useChangeStatus(order, () => place.current?.focus())
  return (
    <section aria-label="Status">
      <p ref={place} tabIndex={-1}>
        <StatusMark isForStaff status={order.status} />
      </p>
      <div key={order.status} className={classes.moves}>
        {nextStatuses[order.status].map((to) => (
          <Move key={to} to={to} number={order.number} isBusy={moving === to} onMove={() => move(to)} />
        ))}
      </div>
      {failure !== null && (
        <div className={classes.failure}>
          <FailureNote {...failure} />
        </div>
      )}
    </section>
  )
}

interface MoveProps {
  to: OrderStatus
  number: number
  isBusy: boolean
  onMove: () => void
}

function Move({ to, number, isBusy, onMove }: MoveProps) {
  const { label, ask } = moveWords[to]
  if (ask === undefined) {
    return (
      <Button isBusy={isBusy} onClick={onMove}>
        {label}
      </Button>
    )
  }
  return <AskFirst label={label} {...ask} question={ask.question(number)} isBusy={isBusy} onYes={onMove} />
}
