import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { ConfirmButton } from './confirm-button.tsx'

/** What is said on the button that leads to a status. */
export interface MoveLabels {
  label: string
  /** Of what cannot be taken back. */
  ask?: { question: (number: number) => string; consequence: string; yes: string; no: string }
}

interface StatusMovesProps<Status extends string> {
  number: number
  status: Status
  mark: ReactNode
  /** Where it can go from there. */
  next: readonly Status[]
  labels: Record<Status, MoveLabels>
  /** The move that is under way. */
  moving: Status | null
  failure: { title: string; hint?: string } | null
  /** Takes the focus once a move is done: the button that was pressed is gone with the old status. */
  place: RefObject<HTMLDivElement | null>
  onMove: (to: Status) => void
  /** A move that asks for more than yes or no. */
  children?: ReactNode
}

/** The status of an order or a reservation, and those that may follow it. */
export function StatusMoves<Status extends string>(props: StatusMovesProps<Status>) {
  const { number, status, mark, next, labels, moving, failure, place, onMove, children } = props
  return (
    <Stack component="section" gap="sm" aria-label="Status">
      <div ref={place} tabIndex={-1}>
        {mark}
      </div>
      <Group key={status} gap="xs">
        {next.map((to) => (
          <Move
            key={to}
            labels={labels[to]}
            number={number}
            isBusy={moving === to}
            onMove={() => onMove(to)}
          />
        ))}
        {children}
      </Group>
      {failure !== null && (
        <Alert color="chilli" role="alert" title={failure.title}>
          {failure.hint}
        </Alert>
      )}
    </Stack>
  )
}

interface MoveProps {
  labels: MoveLabels
  number: number
  isBusy: boolean
  onMove: () => void
}

function Move({ labels: { label, ask }, number, isBusy, onMove }: MoveProps) {
  if (ask === undefined) {
    return (
      <Button loading={isBusy} onClick={onMove}>
        {label}
      </Button>
    )
  }
  // What came of it is told beside the status.
  const run = () => Promise.resolve(onMove())
  return <ConfirmButton label={label} {...ask} question={ask.question(number)} run={run} />
}
