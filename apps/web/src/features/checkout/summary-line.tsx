import type { CartItem } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import type { LineActions } from './line-actions.ts'
import type { LineRefusal } from './line-refusals.ts'
import { LineFix } from './line-fix.tsx'
import classes from './summary-line.module.css'

interface SummaryLineProps {
  item: CartItem
  refusal: LineRefusal | undefined
  actions: LineActions
}

export function SummaryLine({ item, refusal, actions }: SummaryLineProps) {
  const { title, thumbnail, price, quantity } = item
  return (
    <li className={classes.line} data-refused={refusal !== undefined || undefined}>
      <FallbackImage src={thumbnail} sizes="4rem" className={classes.picture} />
      <p className={classes.title}>
        <span className={classes.quantity}>{quantity} ×</span> {title}
      </p>
      <p className={classes.sum}>{formatCents(centsFromDollars(price) * quantity)}</p>
      <div aria-live="polite" className={classes.fix}>
        {refusal !== undefined && <LineFix refusal={refusal} title={title} actions={actions} />}
      </div>
    </li>
  )
}
