import { Button } from '@mantine/core'
import type { KitchenBoard } from '@tiffin/contract'
import { useEffect, useState } from 'react'
import { stepOutcomes } from '../../lib/format/order-status.ts'
import classes from './kitchen-board.module.css'
import { nameStations } from './order-stations.ts'
import type { Refused, Tap } from './tap-queue.ts'
import type { Undoable } from './use-taps.ts'

interface UndoBarProps {
  stations: KitchenBoard['stations']
  undoables: Undoable[]
  onUndo: (undoable: Undoable) => void
  onOver: (undoable: Undoable) => void
}

/** What has just been tapped, for as long as it can be taken back. */
export function UndoBar({ stations, undoables, onUndo, onOver }: UndoBarProps) {
  return (
    <div className={classes.undos} role="status">
      {undoables.map((undoable) => (
        <UndoLine
          key={undoable.taps[0]?.key}
          undoable={undoable}
          stations={stations}
          onUndo={onUndo}
          onOver={onOver}
        />
      ))}
    </div>
  )
}

function UndoLine({
  undoable,
  stations,
  onUndo,
  onOver,
}: Omit<UndoBarProps, 'undoables'> & { undoable: Undoable }) {
  const { taps, untilMs } = undoable
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
      <span>{describeTaps(taps, stations)}</span>
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
