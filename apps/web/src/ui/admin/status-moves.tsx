import { Box, Button, Group, type ButtonProps } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import type { Failure } from '../../lib/api/explain-failure.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { FailureAlert } from './failure-alert.tsx'

interface MoveQuestion extends Record<'question' | 'yes' | 'no', string> {
  consequence: ReactNode
}

/** The button for a status, and the confirmation before a move that cannot be undone. */
export interface MoveLabels {
  label: string
  ask?: (number: number) => MoveQuestion
}

interface StatusMovesProps<Status extends string> {
  status: Status
  mark: ReactNode
  /** The possible next statuses. */
  next: readonly Status[]
  labelOf: (to: Status) => string
  questionOf?: (to: Status) => MoveQuestion | undefined
  variant?: ButtonProps['variant']
  /** The move that is being saved. */
  moving: Status | null
  failure: Failure | null
  onMove: (to: Status) => void
  /** For changes that need more than yes or no. */
  children?: ReactNode
}

/** The status of an order, a reservation or an enquiry, and those that may follow it. */
export function StatusMoves<Status extends string>(props: StatusMovesProps<Status>) {
  const { status, mark, next, moving, failure, onMove, children } = props
  const { labelOf, questionOf, variant = 'filled' } = props

  function renderMove(to: Status) {
    const question = questionOf?.(to)
    return question === undefined ? (
      <Button key={to} variant={variant} loading={moving === to} onClick={() => onMove(to)}>
        {labelOf(to)}
      </Button>
    ) : (
      // The outcome is shown beside the status.
      <ConfirmButton key={to} {...question} label={labelOf(to)} run={() => Promise.resolve(onMove(to))} />
    )
  }

  return (
    // No wrapper around the buttons: when one disappears with its status, the focus moves to the next one.
    <Group component="section" gap="xs" aria-label="Status">
      <Box w="100%">{mark}</Box>
      <Fragment key={status}>{next.map(renderMove)}</Fragment>
      {children}
      <FailureAlert failure={failure} w="100%" />
    </Group>
  )
}
