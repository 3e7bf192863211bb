import { useMutation } from '@tanstack/react-query'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { StateBadge } from './state-badge.tsx'

export interface StateMovesProps<State extends string> {
  state: State
  labels: Readonly<Record<State, string>>
  onMove: (move: { from: State; to: State }) => Promise<unknown>
  /** Shows the enquiry as it is now, whether the move worked or not. */
  onSettled: () => Promise<unknown>
}

/** The state of an enquiry; from each state it can go to any other. */
export function StateMoves<State extends string>(props: StateMovesProps<State>) {
  const { state, labels, onMove, onSettled } = props
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: onMove, onSettled })
  return (
    <StatusMoves
      status={state}
      mark={<StateBadge state={state} label={labels[state]} />}
      next={(Object.keys(labels) as State[]).filter((each) => each !== state)}
      labelOf={(to) => `Mark as ${labels[to].toLowerCase()}`}
      variant="default"
      moving={isPending ? variables.to : null}
      failure={error && explainFailedMove(error)}
      onMove={(to) => isPending || mutate({ from: state, to })}
    />
  )
}
