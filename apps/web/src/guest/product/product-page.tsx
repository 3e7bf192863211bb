import { Link } from '@tanstack/react-router'
import type { LineOption, Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './product-page.module.css'
import { ProductIntroduction } from './product-introduction.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductSpecifications } from './product-specifications.tsx'
import { ShareButtons } from './share-buttons.tsx'

interface ProductPageProps {
  product: Product
  /** What is chosen, which its price follows. */
  options: readonly LineOption[]
  /** Options, quantity and buttons. */
  buyBox: ReactNode
  /** The customers' reviews. */
  reviews: ReactNode
  /** Other dishes. */
  related: ReactNode
}

/** The layout of a dish's page. */
export function ProductPage({ product, options, buyBox, reviews, related }: ProductPageProps) {
  const { title, category, thumbnail, stock } = product
  const { phone } = useSettings().contact

  return (
    <Container>
      <div className={classes.page}>
        <nav aria-label="Breadcrumb" className={classes.trail}>
          <Link to="/order-online">Order Online</Link>
          <span aria-hidden>/</span>
          <Link to="/order-online" search={{ category: category.slug }}>
            {category.name || 'Specialty'}
          </Link>
        </nav>
        <article className={classes.dish}>
          <ProductPicture title={title} thumbnail={thumbnail} isSoldOut={stock <= 0} />
          <div className={classes.body}>
            <ProductIntroduction product={product} options={options} />
            {buyBox}
            <noscript>
              <p>The cart needs JavaScript. Without it, call {phone.display} and we’ll take your order.</p>
            </noscript>
          </div>
          <div className={classes.aside}>
            <ShareButtons title={title} />
            <ProductNotices product={product} />
          </div>
        </article>
        <div className={classes.details}>
          <ProductSpecifications product={product} />
          {reviews}
        </div>
        {related}
      </div>
    </Container>
  )
}

/** What a guest should know before ordering. */
function ProductNotices({ product: { category, attributes } }: { product: Product }) {
  const settings = useSettings()
  const serviceNotice = shopCopy.serviceNotice(category.slug, settings)
  return (
    <div className={classes.notices}>
      {serviceNotice !== null && <p>{serviceNotice}</p>}
      {(attributes.abv ?? 0) > 0 && <p>{shopCopy.alcoholNotice}</p>}
      <p>{shopCopy.allergyNotice(settings)}</p>
    </div>
  )
}
