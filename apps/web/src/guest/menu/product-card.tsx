import { Link } from '@tanstack/react-router'
import { type DietaryLabel, type Product, servedLine, serviceHoursOf } from '@tiffin/contract'
import { discountBadgePercent } from '@tiffin/pricing'
import { reviewsCopy } from '@tiffin/copy'
import { useId, type ReactNode } from 'react'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { Button } from '../../ui/button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { Price } from '../../domain/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** Without it the card only leads to the dish, as on pages that only show. */
  onAddToCart?: () => void
  wishlistButton?: ReactNode
  /** Pictures further down load only when they come near the screen. */
  isAboveFold?: boolean | undefined
  portionsInCart?: number
}

const FEW_LEFT = 5

/**
 * A dish on the menu. The whole card links to the dish; its two buttons are above that link. A menu has hundreds of
 * them, so each consists of as few elements as possible.
 */
export function ProductCard({
  product,
  onAddToCart,
  wishlistButton,
  isAboveFold = false,
  portionsInCart = 0,
}: ProductCardProps) {
  const { region } = useSettings()
  const { slug, number, title, thumbnail, stock, discountPercent, rating } = product
  const titleId = useId()
  const money = useMoney()
  const listCents = money.toCents(product.price)
  const cents = unitCentsOf(product, money)
  const served = serviceHoursOf(product.category.slug, useSettings())
  const isSoldOut = stock <= 0

  return (
    <article className={classes.card} data-sold-out={isSoldOut || undefined} aria-labelledby={titleId}>
      <FallbackImage
        src={thumbnail}
        sizes="(min-width: 72rem) 22rem, (min-width: 48rem) 33vw, 50vw"
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
      />
      <PriceBadges cents={cents} discountPercent={discountPercent} />
      {rating !== undefined && <RatingBadge {...rating} />}
      {wishlistButton}
      <h3 className={classes.title}>
        <Link to="/product/$slug" params={{ slug }} id={titleId} className={classes.link}>
          {number === undefined ? title : `${number} ${title}`}
        </Link>
      </h3>
      <p className={classes.kind}>
        {product.category.name || 'Specialty'}
        <DietaryMark labels={product.diets} />
        {served !== null && <span className={classes.served}>{servedLine(served, region)}</span>}
        {!isSoldOut && stock <= FEW_LEFT && <span className={classes.fewLeft}>{`Only ${stock} left`}</span>}
      </p>
      <Price className={classes.price} cents={cents} listCents={listCents} />
      {onAddToCart !== undefined && (
        <Button
          className={classes.add}
          look={isSoldOut ? 'outline' : 'primary'}
          disabled={isSoldOut}
          aria-describedby={titleId}
          onClick={onAddToCart}
        >
          {isSoldOut ? 'Sold Out' : 'Add to Cart'}
          {portionsInCart > 0 && (
            <>
              <span className={classes.inCart} aria-hidden>
                {portionsInCart}
              </span>{' '}
              <VisuallyHidden>{`${portionsInCart} in your cart`}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
    </article>
  )
}

/** The price, which is read out further down, and the discount if there is one. */
function PriceBadges({ cents, discountPercent }: { cents: number; discountPercent: number }) {
  const money = useMoney()
  const discount = discountBadgePercent(discountPercent)
  const price = (
    <span className={classes.priceBadge} aria-hidden>
      {money.format(cents)}
    </span>
  )
  if (discount <= 0) return price
  return (
    <p className={classes.badges}>
      {price}
      <span className={classes.discountBadge}>{`${discount}% off`}</span>
    </p>
  )
}

/** On the picture, so that a card without reviews is as tall as one with them. */
function RatingBadge({ average, count }: NonNullable<Product['rating']>) {
  return (
    <p className={classes.rating}>
      <span aria-hidden>
        <span className={classes.star} /> {average.toFixed(1)}{' '}
        <span className={classes.raters}>({count})</span>
      </span>
      <VisuallyHidden>{`${reviewsCopy.outOf(average)}, ${reviewsCopy.count(count)}`}</VisuallyHidden>
    </p>
  )
}

/** The green dot in a square that marks vegetarian food on every package in India. */
function DietaryMark({ labels }: { labels: readonly DietaryLabel[] }) {
  if (labels.includes('vegan')) return <span className={classes.mark}>Vegan</span>
  if (labels.includes('vegetarian')) return <span className={classes.mark}>Vegetarian</span>
  return null
}
