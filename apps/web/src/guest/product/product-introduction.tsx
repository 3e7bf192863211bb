import { factsOf, type LineOption, type Product } from '@tiffin/contract'
import { discountBadgePercent } from '@tiffin/pricing'
import { reviewsCopy } from '@tiffin/restaurant'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { ChipLink } from '../../ui/link-button.tsx'
import { Price } from '../../domain/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import classes from './product-introduction.module.css'

interface ProductIntroductionProps {
  product: Product
  /** What is chosen, which its price follows. */
  options: readonly LineOption[]
}

/** What the dish is and what it costs. */
export function ProductIntroduction({ product, options }: ProductIntroductionProps) {
  const { title, description, category, discountPercent, rating } = product
  const cents = unitCentsOf(product, options)
  const listCents = unitCentsOf({ ...product, discountPercent: 0 }, options)
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
      <ProductFacts product={product} options={options} />
      <p className={classes.price} aria-live="polite">
        <Price size="large" cents={cents} listCents={listCents} />
        {discountBadge > 0 && <span className={classes.discount}>{discountBadge}% off</span>}
      </p>
      {description !== '' && <p className={classes.description}>{description}</p>}
    </>
  )
}

interface ProductFactsProps {
  product: Product
  /** What is chosen: it may take a diet away. */
  options: readonly LineOption[]
}

/** What matters to many guests: diets and spice level. Nothing is rendered if neither is known. */
function ProductFacts({ product, options }: ProductFactsProps) {
  const { spiceLevel } = product
  const { diets } = factsOf(product, options)
  if (diets.length === 0 && spiceLevel === undefined) return null
  return (
    <ul role="list" className={classes.facts} aria-label="Good to know">
      {diets.map((label) => (
        <li key={label} className={classes.dietary}>
          {label}
        </li>
      ))}
      {spiceLevel !== undefined && <li className={classes.spice}>{spiceLevel}</li>}
    </ul>
  )
}
