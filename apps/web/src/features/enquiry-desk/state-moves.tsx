import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { StateTag } from './state-tag.tsx'
import classes from './state-moves.module.css'

interface StateMovesProps<State extends string> {
  state: State
  words: Record<State, { label: string; move: string }>
  /** Moves it on from where it is seen to stand. */
  onMove: (move: { from: State; to: State }) => Promise<unknown>
  /** Shows it as it is now, whether that worked or not. */
  onSettled: () => Promise<unknown>
}

/** Where an enquiry stands, and where it can go from there: anywhere. */
export function StateMoves<State extends string>({
  state,
  words,
  onMove,
  onSettled,
}: StateMovesProps<State>) {
  const place = useRef<HTMLParagraphElement>(null)
  const moving = useMutation({
    mutationFn: onMove,
    async onSettled() {
      await onSettled()
      // The button that was pressed is gone with the old state.
      place.current?.focus()
    },
  })
  const others = (Object.keys(words) as State[]).filter((each) => each !== state)
  return (
    <section aria-label="State">
      <p ref={place} tabIndex={-1} className={classes.state}>
        <StateTag state={state} label={words[state].label} />
      </p>
      <div className={classes.moves}>
        {others.map((to) => (
          <Button
            key={to}
            look="outline"
            isBusy={moving.isPending && moving.variables.to === to}
            onClick={() => moving.isPending || moving.mutate({ from: state, to })}
          >
            {words[to].move}
          </Button>
        ))}
      </div>
      {moving.isError && <FailureNote {...explainRefusedMove(moving.error)} />}
    </section>
  )
}
