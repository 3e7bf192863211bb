import type { Product } from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import classes from './buy-box.module.css'

interface BuyBoxProps {
  product: Product
  onAddToCart: (quantity: number) => void
  /** Adds too; its notification links to the checkout. */
  onBuyNow: (quantity: number) => void
  wishlistButton: ReactNode
}

const FEW_LEFT = 5
const MAX_QUANTITY = 99

export function BuyBox({ product: { title, stock }, onAddToCart, onBuyNow, wishlistButton }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)

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
    <div className={classes.buying}>
      <QuantityStepper
        label={`Quantity of ${title}`}
        value={quantity}
        max={Math.min(stock, MAX_QUANTITY)}
        onChange={setQuantity}
      />
      <Button size="large" className={classes.grows} onClick={() => onAddToCart(quantity)}>
        Add to Cart
      </Button>
      <Button size="large" look="accent" isWide onClick={() => onBuyNow(quantity)}>
        Buy Now
      </Button>
      <div className={classes.row}>{wishlistButton}</div>
      {stock <= FEW_LEFT && <p className={classes.fewLeft}>Only {stock} left</p>}
    </div>
  )
}
