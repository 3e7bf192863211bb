import { Link } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { formatCents } from '@tiffin/pricing'
import { homeCopy, homePriceList } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import { useShownLinks, useTexts } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { priceListInput } from './price-list-input.ts'
import classes from './home-sections.module.css'

/** A card of drinks and desserts at the menu's prices; without any of them nothing is rendered. */
export function PriceList() {
  const { data } = trpc.products.list.useQuery(priceListInput)
  const { heading, text, drinksHeading, dessertsHeading } = homeCopy.priceList
  const bySlug = new Map(data?.products.map((product) => [product.slug, product]))
  const onMenu = (slugs: readonly string[]) =>
    slugs.map((slug) => bySlug.get(slug)).filter((one) => one !== undefined)
  if (data?.products.length === 0) return null

  return (
    <section className={classes.section} aria-labelledby="price-list">
      <Container>
        <div className={classes.card}>
          <img
            className={classes.drink}
            src="/art/rose-lassi.svg"
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
          <img
            className={classes.dessert}
            src="/art/jalebi.svg"
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
          <div className={classes.heading}>
            <h2 id="price-list">{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={classes.columns}>
            <Lines title={drinksHeading} lines={onMenu(homePriceList.drinks)} />
            <Lines title={dessertsHeading} lines={onMenu(homePriceList.desserts)} />
          </div>
        </div>
      </Container>
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly Product[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul role="list">
        {lines.map((product) => (
          <li key={product.slug}>
            <Link to="/product/$slug" params={{ slug: product.slug }} className={classes.line}>
              <span className={classes.name}>{product.title}</span>
              <span className={classes.leader} aria-hidden />
              <span className={classes.price}>{formatCents(unitCentsOf(product))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CallToAction() {
  const { heading, text, buttons } = useTexts(homeCopy.callToAction)
  return (
    <section className={classes.callToActionSection} aria-labelledby="call-to-action">
      <Container>
        <div className={classes.body}>
          <h2 id="call-to-action" className={classes.callToActionHeading}>
            {heading}
          </h2>
          <p className={classes.text}>{text}</p>
          <div className={classes.buttons}>
            {useShownLinks(buttons).map(({ label, href }, place) => (
              <ButtonLink key={href} to={href} look={place === 0 ? 'primary' : 'outline'} size="large">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Container>
      <img
        className={classes.thali}
        src="/art/hero-thali.svg"
        alt=""
        width={640}
        height={640}
        loading="lazy"
      />
    </section>
  )
}

/** A plate for each category. Nothing is rendered if there are none, or if they fail to load (SPEC 8). */
export function CategoryPlates() {
  const { heading, text } = homeCopy.categories
  const { data: categories = [], isPending } = trpc.categories.list.useQuery()
  if (categories.length === 0 && !isPending) return null

  return (
    <section className={classes.categoryPlatesSection} aria-labelledby="categories">
      <Container>
        <div className={classes.categoryPlatesHeading}>
          <h2 id="categories">{heading}</h2>
          {categories.length > 0 && <p>{text(categories.length)}</p>}
        </div>
        <ul role="list" className={classes.plates} aria-busy={isPending}>
          {isPending && <PlateSkeletons />}
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/order-online" search={{ category: slug }} className={classes.link}>
                <span className={classes.plate}>
                  <img src={categoryArtUrl(slug)} alt="" width={400} height={300} loading="lazy" />
                </span>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

const EXPECTED_CATEGORIES = 16

function PlateSkeletons() {
  return Array.from({ length: EXPECTED_CATEGORIES }, (_, place) => (
    <li key={place} className={classes.link} aria-hidden>
      <span className={classes.plate} />
      <br />
    </li>
  ))
}

/** The picture for each category. A category that the restaurant added later shows the covered dish. */
const dishByCategory: Record<string, string> = {
  'breakfast-lunch': 'masala-dosa',
  thali: 'maharaja-thali',
  'chaat-cold': 'pani-puri',
  'chaat-tawa': 'pav-bhaji',
  'chaat-frying': 'samosa',
  'veg-appetizers': 'paneer-tikka',
  'non-veg-appetizers': 'tandoori-mixed-grill',
  'veg-main-course': 'palak-paneer',
  'non-veg-main-course': 'butter-chicken',
  rice: 'saffron-pulao',
  breads: 'garlic-naan',
  extras: 'kachumber-salad',
  soup: 'tomato-shorba',
  drinks: 'mango-lassi',
  desserts: 'gulab-jamun',
  'chef-special': 'maple-tandoori-salmon',
}

export function categoryArtUrl(categorySlug: string) {
  return `/art/${dishByCategory[categorySlug] ?? 'default'}.svg`
}
