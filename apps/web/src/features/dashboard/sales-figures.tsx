import type { SalesReport, SalesTotals } from '@tiffin/contract'
import classes from './sales-figures.module.css'
import { change, count, money, spanOfDays } from './sales-words.ts'

const figures: [label: string, key: keyof SalesTotals, write: (figure: number) => string][] = [
  ['Sales', 'revenue', money],
  ['Orders placed', 'orders', count],
  ['Average order', 'averageOrder', money],
]

/** The span in three figures, beside those of the span before. */
export function SalesFigures({ report: { totals, previous, today, to } }: { report: SalesReport }) {
  const upTo = to >= today ? ', up to this time of day' : ''
  const note =
    previous.orders === 0
      ? `Nothing was ordered ${spanOfDays(previous, today)}${upTo}.`
      : `Compared with ${spanOfDays(previous, today)}${upTo}.`
  return (
    <div>
      <dl className={classes.figures}>
        {figures.map(([label, key, write]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {write(totals[key])}
              <Change now={totals[key]} before={previous[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{note}</p>
    </div>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const words = change(now, before)
  if (words === null) return null
  return (
    <span className={classes.change} data-way={words.charAt(0)}>
      {words}
    </span>
  )
}
