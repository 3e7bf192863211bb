import { useId, type ReactNode } from 'react'
import classes from './chart-card.module.css'
import type { Measure } from './measure-choice.tsx'
import { count, money } from './sales-words.ts'

interface ChartRow {
  name: string
  orders: number
  revenue: number
}

interface ChartCardProps {
  title: string
  /** What the rows are: 'Day'. */
  head: string
  rows: ChartRow[]
  measure: Measure
  /** The picture of the rows. */
  children: ReactNode
}

/** A chart for the eye, what it says in a sentence, and its figures as a table for whoever wants them exactly. */
export function ChartCard({ title, head, rows, measure, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <div role="img" aria-label={describe(title, rows, measure)} className={classes.picture}>
        {children}
      </div>
      <details className={classes.details}>
        <summary>As a table</summary>
        <FigureTable head={head} rows={rows} />
      </details>
    </section>
  )
}

function FigureTable({ head, rows }: { head: string; rows: ChartRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {[head, 'Orders', 'Revenue'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, orders, revenue }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count(orders)}</td>
            <td>{money(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describe(title: string, rows: ChartRow[], measure: Measure): string {
  const most = rows.toSorted((a, b) => b[measure] - a[measure])[0]
  const what = measure === 'revenue' ? 'Revenue' : 'Orders'
  const top = most && `; most on ${most.name}: ${(measure === 'revenue' ? money : count)(most[measure])}`
  return `${what} ${title.toLowerCase()}${(title === 'By day' ? top : top?.replace(' on ', ' at ')) ?? ''}`
}
