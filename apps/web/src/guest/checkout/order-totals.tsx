import { formatCents, type OrderQuote } from '@tiffin/pricing'
import { useSettings } from '../../lib/api/settings.tsx'
import { AmountList } from '../../domain/amount-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './order-totals.module.css'

export function OrderTotals({ quote }: { quote: OrderQuote }) {
  const { taxes } = useSettings()
  const { subtotalCents, discountCents, taxCents, totalCents } = quote
  return (
    <>
      <AmountList
        className={classes.totals}
        amounts={[
          { label: 'Subtotal', cents: subtotalCents },
          { label: 'Discount', cents: -discountCents, isSaving: discountCents > 0 },
          { label: `${taxes.name} ${taxes.percent}%`, cents: taxCents },
          { label: 'Total', cents: totalCents },
        ]}
      />
      <VisuallyHidden role="status">{`Discount ${formatCents(discountCents)}, total ${formatCents(totalCents)}`}</VisuallyHidden>
    </>
  )
}
