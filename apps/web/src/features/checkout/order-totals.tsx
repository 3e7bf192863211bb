import { formatCents, type OrderQuote } from '@tiffin/pricing'
import { restaurant } from '@tiffin/restaurant'
import { LiveNote } from '../../ui/live-note.tsx'
import classes from './order-totals.module.css'

const { taxName, taxPercent } = restaurant

export function OrderTotals({ quote }: { quote: OrderQuote }) {
  const { subtotalCents, discountCents, taxCents, totalCents } = quote
  return (
    <>
      <dl className={classes.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(subtotalCents)}</dd>
        </div>
        <div data-saving={discountCents > 0 || undefined}>
          <dt>Discount</dt>
          <dd>{formatCents(-discountCents)}</dd>
        </div>
        <div>
          <dt>{`${taxName} ${taxPercent}%`}</dt>
          <dd>{formatCents(taxCents)}</dd>
        </div>
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
      <LiveNote>{`Discount ${formatCents(discountCents)}, total ${formatCents(totalCents)}`}</LiveNote>
    </>
  )
}
