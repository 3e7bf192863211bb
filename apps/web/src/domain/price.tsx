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
