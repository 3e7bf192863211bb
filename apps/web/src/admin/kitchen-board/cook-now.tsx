import { useState } from 'react'
import classes from './kitchen-board.module.css'
import type { DishTotal } from './sort-board.ts'

/** What the accepted and started orders need together. A phone has no room for it beside the orders: there it is folded. */
export function CookNow({ totals }: { totals: DishTotal[] }) {
  const [isFolded] = useState(() => window.matchMedia('(width < 48em)').matches)
  if (totals.length === 0) return null
  const portions = totals.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={classes.cook} open={!isFolded}>
      <summary>{`Cook now: ${portions} ${portions === 1 ? 'portion' : 'portions'}`}</summary>
      <ul aria-label="Cook now" role="list">
        {totals.map(({ slug, title, quantity }) => (
          <li key={slug}>
            <strong>{quantity} ×</strong> {title}
          </li>
        ))}
      </ul>
    </details>
  )
}
