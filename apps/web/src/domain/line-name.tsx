import { lineDetails, type LineChoices } from '@tiffin/contract'
import classes from './line-name.module.css'

/** How many of what, as chosen: a line of an order wherever one is shown. */
export function LineName({ line }: { line: LineChoices & { title: string; quantity: number } }) {
  return (
    <>
      <strong className={classes.quantity}>{line.quantity} ×</strong>{' '}
      <span>
        {line.title}
        <LineDetails line={line} />
      </span>
    </>
  )
}

/** What was chosen, below the title of the dish. */
export const LineDetails = ({ line }: { line: LineChoices }) =>
  lineDetails(line).map((detail, place) => (
    // Two groups may have choices of the same name, and a line's details do not move.
    <span key={`${place} ${detail}`} className={classes.detail}>
      {detail}
    </span>
  ))
