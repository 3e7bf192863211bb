import { formatCents } from '@tiffin/pricing'
import classes from './price.module.css'

interface PriceProps {
  cents: number
  /** The price before the discount, shown struck through. */
  listCents?: number
  size?: 'small' | 'regular' | 'large'
  className?: string | undefined
}

export function Price({ cents, listCents, size = 'regular', className }: PriceProps) {
  return (
    <span className={[classes.price, classes[size], className].filter(Boolean).join(' ')}>
      {formatCents(cents)}
      {listCents !== undefined && listCents !== cents && (
        <s className={classes.list} aria-label={`was ${formatCents(listCents)}`}>
          {formatCents(listCents)}
        </s>
      )}
    </span>
  )
}

interface Amount {
  label: string
  cents: number
  /** Should be highlighted. */
  isSaving?: boolean
}

interface AmountListProps {
  /** In the order of the calculation; the last is the total. */
  amounts: readonly Amount[]
  className?: string | undefined
}

/** What something costs, line by line. The parent sets its density with the style sheet's custom properties. */
export function AmountList({ amounts, className = '' }: AmountListProps) {
  return (
    <dl className={`${classes.amounts} ${className}`}>
      {amounts.map(({ label, cents, isSaving = false }) => (
        <div key={label} data-saving={isSaving || undefined}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
