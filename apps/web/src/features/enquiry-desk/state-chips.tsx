import { ChipLink } from '../../ui/chip-link.tsx'
import classes from './enquiry-list.module.css'

interface StateChipsProps<State extends string> {
  to: '/admin/messages' | '/admin/catering'
  words: Record<State, { label: string }>
  search: { state?: State | undefined; q?: string | undefined }
}

/** Narrows a list down to one state. */
export function StateChips<State extends string>({ to, words, search }: StateChipsProps<State>) {
  const states = Object.keys(words) as State[]
  return (
    <nav className={classes.chips} aria-label="State">
      {[undefined, ...states].map((state) => (
        <ChipLink
          key={state ?? 'all'}
          to={to}
          search={{ q: search.q, state, page: undefined } as never}
          isSelected={state === search.state}
          resetScroll={false}
        >
          {state === undefined ? 'All' : words[state].label}
        </ChipLink>
      ))}
    </nav>
  )
}
