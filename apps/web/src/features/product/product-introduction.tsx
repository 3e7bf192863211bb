import type { Product } from '@tiffin/contract'
import { centsFromDollars, discountBadgePercent, unitPriceCents } from '@tiffin/pricing'
import { reviewsCopy } from '@tiffin/restaurant'
import { ChipLink } from '../../ui/chip-link.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ProductFacts } from './product-facts.tsx'
import classes from './product-introduction.module.css'

/** What the dish is and what it costs. */
export function ProductIntroduction({ product }: { product: Product }) {
  const { title, description, category, discountPercent, rating } = product
  const listCents = centsFromDollars(product.price)
  const cents = unitPriceCents({ listPriceCents: listCents, discountPercent })
  const discountBadge = discountBadgePercent(discountPercent)

  return (
    <>
      <div className={classes.name}>
        <ChipLink to="/order-online" search={{ category: category.slug }}>
          {category.name || 'Specialty'}
        </ChipLink>
        <h1 className={classes.title}>{title}</h1>
        {rating !== undefined && (
          <a href="#reviews" className={classes.rating}>
            <Stars value={rating.average} label={reviewsCopy.outOf(rating.average)} />
            <span aria-hidden>{rating.average.toFixed(1)}</span>
            <span className={classes.count}>{reviewsCopy.count(rating.count)}</span>
          </a>
        )}
      </div>
      <ProductFacts product={product} />
      <p className={classes.price}>
        <Price size="large" cents={cents} listCents={listCents} />
        {discountBadge > 0 && <span className={classes.discount}>{discountBadge}% off</span>}
      </p>
      {description !== '' && <p className={classes.description}>{description}</p>}
    </>
  )
}
