import type { CartItem, Product } from '@tiffin/contract'
import { optionTrouble } from '../../lib/format/line-trouble.ts'
import { OptionsButton } from '../../domain/options-button.tsx'
import { changeOptions } from './change-options.ts'
import classes from './line-options.module.css'

interface LineOptionsProps {
  item: CartItem
  product: Product | undefined
  /** They have just been changed: the keyboard continues here. */
  isChanged: boolean
  onChanged: (key: string) => void
}

/** Changes what is chosen for a line, and says if it can no longer be ordered so. */
export function LineOptions({ item, product, isChanged, onChanged }: LineOptionsProps) {
  if (product === undefined) return null
  const trouble = optionTrouble(item, product)
  if (product.optionGroups.length === 0 && trouble === null) return null

  async function handlePress(dish: Product) {
    const key = await changeOptions(item, dish)
    if (key !== null) onChanged(key)
  }

  return (
    <>
      <div aria-live="polite">{trouble !== null && <p className={classes.trouble}>{trouble}</p>}</div>
      <OptionsButton title={item.title} isChanged={isChanged} onPress={() => void handlePress(product)} />
    </>
  )
}
