import type { ReactNode, RefObject } from 'react'
import { AskFirst } from './ask-first.tsx'
import { Button } from './button.tsx'
import { FailureNote } from './failure-note.tsx'
import classes from './status-moves.module.css'

/** What is said on the button that leads to a status. */
export interface MoveWords {
  label: string
  /** Of what cannot be taken back. */
  ask?: { question: (number: number) => string; yes: string; no: string }
}

interface StatusMovesProps<Status extends string> {
  number: number
  status: Status
  mark: ReactNode
  /** Where it can go from there. */
  next: readonly Status[]
  words: Record<Status, MoveWords>
  /** The move that is under way. */
  moving: Status | null
  failure: { title: string; hint?: string } | null
  /** Takes the focus once a move is done: the button that was pressed is gone with the old status. */
  place: RefObject<HTMLParagraphElement | null>
  onMove: (to: Status) => void
  /** A move that asks for more than yes or no. */
  children?: ReactNode
}

/** Where an order or a reservation stands, and where it can go from there. */
export function StatusMoves<Status extends string>(props: StatusMovesProps<Status>) {
  const { number, status, mark, next, words, moving, failure, place, onMove, children } = props
  return (
    <section aria-label="Status">
      <p ref={place} tabIndex={-1}>
        {mark}
      </p>
      <div key={status} className={classes.moves}>
        {next.map((to) => (
          <Move key={to} words={words[to]} number={number} isBusy={moving === to} onMove={() => onMove(to)} />
        ))}
        {children}
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
  words: MoveWords
  number: number
  isBusy: boolean
  onMove: () => void
}

function Move({ words: { label, ask }, number, isBusy, onMove }: MoveProps) {
  if (ask === undefined) {
    return (
      <Button isBusy={isBusy} onClick={onMove}>
        {label}
      </Button>
    )
  }
  return <AskFirst label={label} {...ask} question={ask.question(number)} isBusy={isBusy} onYes={onMove} />
}
