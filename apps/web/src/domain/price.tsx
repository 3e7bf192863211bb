import { useMoney } from '../lib/api/settings.tsx'
import classes from './price.module.css'

interface PriceProps {
  cents: number
  /** The price before the discount, shown struck through. */
  listCents?: number
  size?: 'small' | 'regular' | 'large'
  className?: string | undefined
}

export function Price({ cents, listCents, size = 'regular', className }: PriceProps) {
  const money = useMoney()
  return (
    <span className={[classes.price, classes[size], className].filter(Boolean).join(' ')}>
      {money.format(cents)}
      {listCents !== undefined && listCents !== cents && (
        <s className={classes.list} aria-label={`was ${money.format(listCents)}`}>
          {money.format(listCents)}
        </s>
      )}
    </span>
  )
}

interface AmountProps {
  amount: number
  /** An order's own. */
  currency?: string
}

/** An amount as text. */
export const Amount = ({ amount, currency }: AmountProps) => useMoney(currency).formatAmount(amount)

interface AmountRow {
  label: string
  cents: number
  /** Should be highlighted. */
  isSaving?: boolean
  /** Included in the total above it. */
  isPart?: boolean
}

interface AmountListProps {
  /** In the order of the calculation; the last is the total, or parts of it. */
  amounts: readonly AmountRow[]
  /** An order's own. */
  currency?: string
  className?: string | undefined
}

/** What something costs, line by line. The parent sets its density with the style sheet's custom properties. */
export function AmountList({ amounts, currency, className = '' }: AmountListProps) {
  const money = useMoney(currency)
  return (
    <dl className={`${classes.amounts} ${className}`}>
      {amounts.map(({ label, cents, isSaving = false, isPart = false }) => (
        <div key={label} data-saving={isSaving || undefined} data-part={isPart || undefined}>
          <dt>{label}</dt>
          <dd>{money.format(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
