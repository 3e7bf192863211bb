import { Button } from '@mantine/core'
import type { BoardOrder, KitchenBoard } from '@tiffin/contract'
import { useEffect, useState } from 'react'
import { stepOutcomes } from '../../lib/format/order-status.ts'
import { useServerClock } from '../../lib/time/server-clock.ts'
import classes from './kitchen-board.module.css'
import { isForLater, nameStations } from './sort-board.ts'
import type { Refused, Tap } from './tap-queue.ts'
import type { Undoable } from './use-taps.ts'

interface UndoBarProps {
  /** As they are after these taps. */
  orders: readonly BoardOrder[]
  stations: KitchenBoard['stations']
  undoables: Undoable[]
  onUndo: (undoable: Undoable) => void
  onOver: (undoable: Undoable) => void
}

/** What has just been tapped, for as long as it can be taken back. */
export function UndoBar({ orders, stations, undoables, onUndo, onOver }: UndoBarProps) {
  const { nowMs } = useServerClock()
  const later = new Set(orders.filter((order) => isForLater(order, nowMs)).map(({ _id }) => _id))
  return (
    <div className={classes.undos} role="status">
      {undoables.map((undoable) => (
        <UndoLine
          key={undoable.taps[0]?.key}
          undoable={undoable}
          text={describeTaps(undoable.taps, stations) + describeLater(undoable.taps, later)}
          onUndo={onUndo}
          onOver={onOver}
        />
      ))}
    </div>
  )
}

interface UndoLineProps extends Pick<UndoBarProps, 'onUndo' | 'onOver'> {
  undoable: Undoable
  text: string
}

function UndoLine({ undoable, text, onUndo, onOver }: UndoLineProps) {
  const { untilMs } = undoable
  const [nowMs, setNowMs] = useState(() => Date.now())
  const seconds = untilMs === null ? null : Math.ceil((untilMs - nowMs) / 1000)
  const isOver = seconds !== null && seconds <= 0

  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    if (isOver) onOver(undoable)
  })

  return (
    <div className={classes.undo}>
      <span>{text}</span>
      <Button color="saffron.5" autoContrast h={44} onClick={() => onUndo(undoable)}>
        <span>
          Undo
          {/* Read out once, not every second. */}
          {seconds !== null && seconds > 0 && <span aria-hidden>{` (${seconds})`}</span>}
        </span>
      </Button>
    </div>
  )
}

function describeTaps(taps: readonly Tap[], stations: KitchenBoard['stations']) {
  const [tap] = taps
  if (tap === undefined) return ''
  const { number, to, station } = tap
  const outcome = stepOutcomes[to] ?? ''
  if (taps.length > 1) return `${taps.length} orders ${outcome}`
  if (station === undefined) return `Order ${number} ${outcome}`
  return `Order ${number}: ${nameStations([station], stations)} ${outcome}`
}

/** Orders that the tap has put away are not gone: it says where to look for them. */
function describeLater(taps: readonly Tap[], later: ReadonlySet<string>) {
  const count = taps.filter(({ id, to }) => to === 'accepted' && later.has(id)).length
  if (count === 0) return ''
  if (taps.length === 1) return ', now under Later'
  return `, ${count === taps.length ? 'all' : `${count} of them`} under Later`
}

/** Taps that the server did not accept, until someone has read them. */
export function RefusedTaps({ refused, onClose }: { refused: Refused[]; onClose: () => void }) {
  if (refused.length === 0) return null
  return (
    <div className={classes.refused} role="alert">
      <ul role="list" aria-label="Not changed">
        {refused.map(({ key, number, message }) => (
          <li key={key}>{`Order ${number}: ${message}`}</li>
        ))}
      </ul>
      <Button variant="default" h={44} onClick={onClose}>
        OK
      </Button>
    </div>
  )
}
