import { formatCents } from '@tiffin/pricing'
import classes from './amount-list.module.css'

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
