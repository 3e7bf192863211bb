import { Link } from '@tanstack/react-router'
import type { LineOption, Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import { useRef, type ReactNode } from 'react'
import { IconZoomIn } from '@tabler/icons-react'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { ProductIntroduction } from './product-introduction.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { ZoomOverlay } from './zoom-overlay.tsx'
import classes from './product-page.module.css'

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

export function ProductSpecifications({ product }: { product: Product }) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className={classes.heading}>
        Specifications
      </h2>
      <dl className={classes.list}>
        {specificationsOf(product).map(([name, value]) => (
          <div key={name} className={classes.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function specificationsOf({ category, stock, diets, spiceLevel, attributes }: Product): [string, string][] {
  const { abv, volumeMl, origin, flavourNotes } = attributes
  const rows: [string, string | number | undefined][] = [
    ['Category', category.name || 'Specialty'],
    ['Availability', stock > 0 ? 'In Stock' : 'Out of Stock'],
    ['Dietary', capitalized(diets.join(', '))],
    ['Spice level', capitalized(spiceLevel ?? '')],
    ['ABV %', abv],
    ['Volume ml', volumeMl],
    ['Origin', origin],
    ['Tasting Notes', flavourNotes],
  ]
  return rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface ProductPictureProps {
  title: string
  thumbnail: string | undefined
  isSoldOut: boolean
}

/** The dish's picture; clicking it opens it full-screen. */
export function ProductPicture({ title, thumbnail, isSoldOut }: ProductPictureProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const overlay = useRef<HTMLDialogElement>(null)
  const picture = { src: thumbnail, alt: title }

  return (
    <>
      <button
        type="button"
        ref={opener}
        className={classes.opener}
        data-sold-out={isSoldOut || undefined}
        aria-label={`Zoom in on ${title}`}
        aria-haspopup="dialog"
        onClick={() => overlay.current?.showModal()}
      >
        <FallbackImage
          {...picture}
          sizes="(min-width: 72rem) 38rem, (min-width: 48rem) 50vw, 100vw"
          fetchPriority="high"
        />
        <span className={classes.hint} aria-hidden>
          <IconZoomIn size={22} />
        </span>
      </button>
      {/* Safari does not focus a clicked button, and so would not return the focus by itself. */}
      <ZoomOverlay ref={overlay} title={title} onClose={() => opener.current?.focus()}>
        <FallbackImage {...picture} sizes="200vw" loading="lazy" />
      </ZoomOverlay>
    </>
  )
}
