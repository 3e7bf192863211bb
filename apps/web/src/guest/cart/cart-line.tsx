import { useMoney } from '../../lib/api/settings.tsx'
import { Link } from '@tanstack/react-router'
import { lineKey, MAX_LINE_QUANTITY, type CartItem, type Product } from '@tiffin/contract'
import { IconTrash } from '@tabler/icons-react'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { IconButton } from '../../ui/button.tsx'
import { LineDetails } from '../../domain/order-parts.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { optionTrouble } from '../../lib/format/order-lines.ts'
import { OptionsButton } from '../../domain/option-sheet.tsx'
import { setQuantity } from './cart-store.ts'
import { LineNote } from './line-note.tsx'
import { changeOptions } from './add-to-cart.ts'
import classes from './cart-line.module.css'

/** A line that has just become another one, and what of it was changed: the keyboard continues there. */
export interface ChangedLine {
  key: string
  part: 'note' | 'options'
}

interface CartLineProps {
  item: CartItem
  /** Its dish as it is now; undefined until the menu has loaded, and if it is no longer on it. */
  product: Product | undefined
  isSoldOut: boolean
  changedPart: ChangedLine['part'] | null
  onChanged: (line: ChangedLine) => void
  onRemove: () => void
}

export function CartLine({ item, product, isSoldOut, changedPart, onChanged, onRemove }: CartLineProps) {
  const { slug, title, thumbnail, price, quantity } = item
  const money = useMoney()
  const unitCents = money.toCents(price)
  return (
    <li className={classes.line}>
      <FallbackImage src={thumbnail} sizes="7rem" className={classes.picture} />
      <div className={classes.body}>
        <Link to="/product/$slug" params={{ slug }} className={classes.title}>
          {title}
        </Link>
        <LineDetails line={item} />
        {quantity > 1 && <p className={classes.unit}>{money.format(unitCents)} each</p>}
        {isSoldOut && <p className={classes.soldOut}>Sold out</p>}
        <div className={classes.links}>
          <LineOptions
            item={item}
            product={product}
            isChanged={changedPart === 'options'}
            onChanged={(key) => onChanged({ key, part: 'options' })}
          />
          <LineNote
            item={item}
            isSaved={changedPart === 'note'}
            onSaved={(key) => onChanged({ key, part: 'note' })}
          />
        </div>
      </div>
      <div className={classes.stepper}>
        <QuantityStepper
          label={`Quantity of ${title}`}
          value={quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(wanted) => setQuantity(lineKey(item), wanted)}
        />
      </div>
      <p className={classes.sum}>{money.format(unitCents * quantity)}</p>
      <IconButton label={`Remove ${title}`} className={classes.remove} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </li>
  )
}

interface LineOptionsProps {
  item: CartItem
  product: Product | undefined
  /** They have just been changed: the keyboard continues here. */
  isChanged: boolean
  onChanged: (key: string) => void
}

/** Changes what is chosen for a line, and says if it can no longer be ordered so. */
function LineOptions({ item, product, isChanged, onChanged }: LineOptionsProps) {
  const money = useMoney()
  if (product === undefined) return null
  const trouble = optionTrouble(item, product)
  if (product.optionGroups.length === 0 && trouble === null) return null

  async function handlePress(dish: Product) {
    const key = await changeOptions(item, dish, money)
    if (key !== null) onChanged(key)
  }

  return (
    <>
      <div aria-live="polite">{trouble !== null && <p className={classes.trouble}>{trouble}</p>}</div>
      <OptionsButton title={item.title} isChanged={isChanged} onPress={() => void handlePress(product)} />
    </>
  )
}
