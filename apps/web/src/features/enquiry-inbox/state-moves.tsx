import { Alert, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { StateBadge } from './state-badge.tsx'

interface StateMovesProps<State extends string> {
  state: State
  labels: Record<State, { label: string; move: string }>
  /** Moves it on from where it is seen to stand. */
  onMove: (move: { from: State; to: State }) => Promise<unknown>
  /** Shows it as it is now, whether that worked or not. */
  onSettled: () => Promise<unknown>
}

/** What has become of an enquiry, and what else may become of it: anything. */
export function StateMoves<State extends string>({
  state,
  labels,
  onMove,
  onSettled,
}: StateMovesProps<State>) {
  const place = useRef<HTMLDivElement>(null)
  const moving = useMutation({
    mutationFn: onMove,
    async onSettled() {
      await onSettled()
      // The button that was pressed is gone with the old state.
      place.current?.focus()
    },
  })
  const others = (Object.keys(labels) as State[]).filter((each) => each !== state)
  const failure = moving.error && explainRefusedMove(moving.error)
  return (
    <section aria-label="State">
      <div ref={place} tabIndex={-1}>
        <StateBadge state={state} label={labels[state].label} />
      </div>
      <Group gap="xs" mt="xs">
        {others.map((to) => (
          <Button
            key={to}
            variant="default"
            loading={moving.isPending && moving.variables.to === to}
            onClick={() => moving.isPending || moving.mutate({ from: state, to })}
          >
            {labels[to].move}
          </Button>
        ))}
      </Group>
      {failure && (
        <Alert color="chilli" role="alert" mt="sm" title={failure.title}>
          {failure.hint}
        </Alert>
      )}
    </section>
  )
}
