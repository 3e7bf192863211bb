import type { CartItem, Product } from '@tiffin/contract'
import { optionTrouble } from '../../lib/line-trouble.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { changeOptions } from './change-options.ts'
import classes from './line-options.module.css'

interface LineOptionsProps {
  item: CartItem
  product: Product | undefined
}

/** Changes what is chosen for a line, and says if it can no longer be ordered so. */
export function LineOptions({ item, product }: LineOptionsProps) {
  if (product === undefined) return null
  const trouble = optionTrouble(item, product)
  if (product.optionGroups.length === 0 && trouble === null) return null
  return (
    <>
      <div aria-live="polite">{trouble !== null && <p className={classes.trouble}>{trouble}</p>}</div>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => void changeOptions(item, product)}
      >
        Change options <VisuallyHidden>of {item.title}</VisuallyHidden>
      </button>
    </>
  )
}
