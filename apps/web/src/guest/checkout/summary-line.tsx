import type { CartItem, Product } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { LineName } from '../../domain/line-name.tsx'
import { OptionsButton } from '../../domain/options-button.tsx'
import type { LineActions } from './line-actions.ts'
import type { LineRefusal } from './line-refusals.ts'
import { LineFix } from './line-fix.tsx'
import classes from './summary-line.module.css'

interface SummaryLineProps {
  item: CartItem
  /** Its dish as it is now, once that is known. */
  product: Product | undefined
  refusal: LineRefusal | undefined
  /** Its options have just been changed. */
  isChanged: boolean
  /** How many of the same dish are in other lines. */
  elsewhere: number
  actions: LineActions
}

export function SummaryLine({ item, product, refusal, isChanged, elsewhere, actions }: SummaryLineProps) {
  const { thumbnail, price, quantity } = item
  return (
    <li className={classes.line} data-refused={refusal !== undefined || undefined}>
      <FallbackImage src={thumbnail} sizes="4rem" className={classes.picture} />
      <p className={classes.title}>
        <LineName line={item} />
      </p>
      <p className={classes.sum}>{formatCents(centsFromDollars(price) * quantity)}</p>
      {refusal === undefined && product !== undefined && product.optionGroups.length > 0 && (
        <div className={classes.options}>
          <OptionsButton
            title={item.title}
            isChanged={isChanged}
            onPress={() => void actions.onChangeOptions(item, product)}
          />
        </div>
      )}
      <div aria-live="polite" className={classes.fix}>
        {refusal !== undefined && (
          <LineFix item={item} refusal={refusal} elsewhere={elsewhere} actions={actions} />
        )}
      </div>
    </li>
  )
}
