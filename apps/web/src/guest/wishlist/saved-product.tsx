import { Link } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { centsFromDollars } from '@tiffin/pricing'
import { IconTrash } from '@tabler/icons-react'
import { unitCentsOf } from '../../lib/format/line-price.ts'
import { Button } from '../../ui/button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { Price } from '../../domain/price.tsx'
import classes from './saved-product.module.css'

interface SavedProductProps {
  product: Product
  onAddToCart: () => void
  onRemove: () => void
}

export function SavedProduct({ product, onAddToCart, onRemove }: SavedProductProps) {
  const { slug, title, thumbnail, stock } = product
  const isSoldOut = stock <= 0
  return (
    <li className={classes.card}>
      <FallbackImage src={thumbnail} sizes="16rem" className={classes.picture} loading="lazy" />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <Link to="/product/$slug" params={{ slug }}>
            {title}
          </Link>
        </h2>
        <Price cents={unitCentsOf(product)} listCents={centsFromDollars(product.price)} />
      </div>
      <div className={classes.buttons}>
        <Button
          look={isSoldOut ? 'outline' : 'primary'}
          disabled={isSoldOut}
          {...(!isSoldOut && { 'aria-label': `Add to Cart: ${title}` })}
          onClick={onAddToCart}
        >
          {isSoldOut ? 'Sold Out' : 'Add to Cart'}
        </Button>
        <Button look="quiet" className={classes.remove} aria-label={`Remove ${title}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
          Remove
        </Button>
      </div>
    </li>
  )
}
