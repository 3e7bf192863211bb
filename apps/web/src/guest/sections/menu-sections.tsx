import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product, SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { Container } from '../../ui/container.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { columnInput } from '../../lib/api/section-queries.ts'
import classes from './menu-sections.module.css'

/** A card of dishes at the menu's prices; without any of them nothing is rendered. */
export function PriceList({ section }: { section: SectionOf<'priceList'> }) {
  const { heading, text, columns, dishes } = section
  const id = useId()
  const trpc = useTRPC()
  const lists = useQueries({
    queries: columns.map((column) => trpc.products.list.queryOptions(columnInput(column))),
  })
  const filled = columns
    .map((column, place) => ({ column, lines: linesOf(column, lists[place]?.data?.products ?? []) }))
    .filter(({ lines }) => lines.length > 0)
  if (filled.length === 0) return null

  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.card}>
          {dishes.map((dish, place) => (
            <img
              key={place}
              className={classes.dish}
              src={dish}
              alt=""
              width={400}
              height={300}
              loading="lazy"
            />
          ))}
          <div className={classes.heading}>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={classes.columns}>
            {filled.map(({ column, lines }) => (
              <Lines key={column.heading} title={column.heading} lines={lines} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}

/** Those that are named, in that order, or all. */
function linesOf(
  { dishes }: SectionOf<'priceList'>['columns'][number],
  products: readonly Product[],
): readonly Product[] {
  if (dishes.length === 0) return products
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  return dishes.map((slug) => bySlug.get(slug)).filter((one) => one !== undefined)
}

function Lines({ title, lines }: { title: string; lines: readonly Product[] }) {
  const money = useMoney()
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
              <span className={classes.price}>{money.format(unitCentsOf(product, money))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A plate for each category. Nothing is rendered if there are none, or if they fail to load (SPEC 8). */
export function CategoryPlates({ section: { heading, text, plates } }: { section: SectionOf<'categories'> }) {
  const id = useId()
  const trpc = useTRPC()
  const { data: categories = [], isPending } = useQuery(trpc.categories.list.queryOptions())
  if (categories.length === 0 && !isPending) return null

  return (
    <section className={classes.categoryPlatesSection} aria-labelledby={id}>
      <Container>
        <div className={classes.categoryPlatesHeading}>
          <h2 id={id}>{heading}</h2>
          {categories.length > 0 && <p>{text}</p>}
        </div>
        <ul role="list" className={classes.plates} aria-busy={isPending}>
          {isPending && <PlateSkeletons />}
          {categories.map(({ slug, name, image }) => (
            <li key={slug}>
              <Link to="/order-online" search={{ category: slug }} className={classes.link}>
                <span className={classes.plate}>
                  <FallbackImage
                    src={image ?? plates.find(({ category }) => category === slug)?.dish}
                    sizes="9rem"
                    loading="lazy"
                  />
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
