import { useState } from 'react'
import { AllergyBadge } from './board-card.tsx'
import type { DishTotal } from './sort-board.ts'
import classes from './cook-now.module.css'

/** What the accepted and started orders need together. A phone has no room for it beside the orders: there it is folded. */
export function CookNow({ totals }: { totals: DishTotal[] }) {
  const [isFolded] = useState(() => window.matchMedia('(width < 48em)').matches)
  if (totals.length === 0) return null
  // Whoever cooks the dishes of a combo has cooked it.
  const portions = totals.reduce((sum, { quantity, isCombo }) => sum + (isCombo ? 0 : quantity), 0)
  return (
    <details className={classes.cook} open={!isFolded}>
      <summary>{`Cook now: ${portions} ${portions === 1 ? 'portion' : 'portions'}`}</summary>
      <ul aria-label="Cook now" role="list">
        {totals.map((total) => (
          <DishRow key={total.key} total={total} />
        ))}
      </ul>
    </details>
  )
}

function DishRow({ total: { quantity, title, details, isCombo, allergyOrders } }: { total: DishTotal }) {
  const orders = allergyOrders.length === 1 ? 'order' : 'orders'
  return (
    <li>
      <strong>{quantity} ×</strong> {title}
      {details.length > 0 && <strong>{`, ${details.join(', ')}`}</strong>}
      {isCombo && <span className={classes.combo}>{' (its dishes are counted)'}</span>}
      {allergyOrders.length > 0 && (
        <>
          {' '}
          <AllergyBadge>{`Allergy: ${orders} ${allergyOrders.join(', ')}`}</AllergyBadge>
        </>
      )}
    </li>
  )
}
