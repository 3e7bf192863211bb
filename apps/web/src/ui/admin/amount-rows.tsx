import type { ReactNode } from 'react'
import { useMoney } from '../../lib/api/settings.tsx'
import classes from './amount-rows.module.css'

export interface AmountRow {
  name: string
  amount: number
  /** Below the name. */
  detail?: ReactNode
  isTotal?: boolean
  /** Left out if it is 0. */
  isOptional?: boolean
}

/** Names with their amounts, one below the other. */
export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  const money = useMoney()
  return (
    <dl className={classes.rows}>
      {rows
        .filter(({ isOptional, amount }) => !isOptional || amount !== 0)
        .map(({ name, amount, detail, isTotal }) => (
          <div key={name} className={classes.row} data-total={isTotal || undefined}>
            <dt>
              {name}
              {detail !== undefined && <div className={classes.detail}>{detail}</div>}
            </dt>
            <dd>{money.formatAmount(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
