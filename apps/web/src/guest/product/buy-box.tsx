import type { Product } from '@tiffin/contract'
import { useRef, useState, type ReactNode } from 'react'
import type { ChosenOptions } from '../../lib/forms/option-selection.ts'
import { Button } from '../../ui/button.tsx'
import { DietNotes, focusGroup, OptionFields } from '../../domain/option-fields.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import classes from './buy-box.module.css'

interface BuyBoxProps {
  product: Product
  chosen: ChosenOptions
  onAddToCart: (quantity: number) => void
  /** Adds too; its notification links to the checkout. */
  onBuyNow: (quantity: number) => void
  wishlistButton: ReactNode
}

const FEW_LEFT = 5
const MAX_QUANTITY = 99

export function BuyBox({ product, chosen, onAddToCart, onBuyNow, wishlistButton }: BuyBoxProps) {
  const { title, stock } = product
  const [quantity, setQuantity] = useState(1)
  const box = useRef<HTMLDivElement>(null)

  function buy(add: (quantity: number) => void) {
    const incomplete = chosen.check()
    if (incomplete === null) add(quantity)
    else focusGroup(box.current, incomplete)
  }

  if (stock <= 0) {
    return (
      <div className={classes.buying}>
        <Button size="large" look="outline" disabled isWide>
          Sold Out
        </Button>
        <div className={classes.row}>{wishlistButton}</div>
        <p className={classes.note}>Sold out for now. Save it and check back tomorrow.</p>
      </div>
    )
  }

  return (
    <div ref={box} className={classes.box}>
      <OptionFields chosen={chosen} dish={product} />
      <DietNotes product={product} options={chosen.options} />
      <div className={classes.buying}>
        <QuantityStepper
          label={`Quantity of ${title}`}
          value={quantity}
          max={Math.min(stock, MAX_QUANTITY)}
          onChange={setQuantity}
        />
        <Button size="large" className={classes.grows} onClick={() => buy(onAddToCart)}>
          Add to Cart
        </Button>
        <Button size="large" look="accent" isWide onClick={() => buy(onBuyNow)}>
          Buy Now
        </Button>
        <div className={classes.row}>{wishlistButton}</div>
        {stock <= FEW_LEFT && <p className={classes.fewLeft}>Only {stock} left</p>}
      </div>
    </div>
  )
}
