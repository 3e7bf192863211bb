import { formatCents } from '@tiffin/pricing'
import classes from './amount-list.module.css'

interface Amount {
  label: string
  cents: number
  /** Is worth being noticed. */
  isSaving?: boolean
}

interface AmountListProps {
  /** In the order of the sum; the last is the total. */
  amounts: readonly Amount[]
  className?: string | undefined
}

/** What something costs, line by line. How dense it is, its place says: the style sheet names the words for it. */
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
