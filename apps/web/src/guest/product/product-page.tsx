import { Link } from '@tanstack/react-router'
import { factsOf, type LineOption, type Product } from '@tiffin/contract'
import { shopCopy, reviewsCopy } from '@tiffin/copy'
import { useRef, type ReactNode } from 'react'
import { IconZoomIn } from '@tabler/icons-react'
import { discountBadgePercent } from '@tiffin/pricing'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { ChipLink } from '../../ui/link-button.tsx'
import { Price } from '../../domain/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { WithPhone } from '../../domain/with-phone.tsx'
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
              <p>
                The cart needs JavaScript. Without it, call <a href={`tel:${phone.tel}`}>{phone.display}</a>{' '}
                and we’ll take your order.
              </p>
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
      {(attributes.abv ?? 0) > 0 && <p>{shopCopy.alcoholNotice(settings)}</p>}
      <p>
        <WithPhone>{shopCopy.allergyNotice(settings)}</WithPhone>
      </p>
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

interface ProductIntroductionProps {
  product: Product
  /** What is chosen, which its price follows. */
  options: readonly LineOption[]
}

/** What the dish is and what it costs. */
function ProductIntroduction({ product, options }: ProductIntroductionProps) {
  const { number, title, description, category, discountPercent, rating } = product
  const money = useMoney()
  const cents = unitCentsOf(product, money, options)
  const listCents = unitCentsOf({ ...product, discountPercent: 0 }, money, options)
  const discountBadge = discountBadgePercent(discountPercent)

  return (
    <>
      <div className={classes.name}>
        <ChipLink to="/order-online" search={{ category: category.slug }}>
          {category.name || 'Specialty'}
        </ChipLink>
        <h1 className={classes.title}>
          {number !== undefined && <span className={classes.number}>{number} </span>}
          {title}
        </h1>
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
