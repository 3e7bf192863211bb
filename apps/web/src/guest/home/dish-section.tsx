import { useQuery } from '@tanstack/react-query'
import type { Product, SectionOf } from '@tiffin/contract'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { BlockPrint, SectionHeading } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { slideCards } from '../../ui/trap-focus.ts'
import { dishesInput } from '../../lib/api/section-queries.ts'
import { routeTo } from '../../lib/format/route-to.ts'
import classes from './dish-section.module.css'

interface DishListProps {
  /** Labels the list for screen readers, which do not see its heading beside it. */
  labelledBy: string
  query: { data: { products: Product[] } | undefined; isPending: boolean; refetch: () => Promise<unknown> }
  /** How many placeholders are shown while the dishes are loading. */
  expected: number
  failedMessage: string
  className: string | undefined
  ref?: Ref<HTMLUListElement>
  renderDish: (product: Product) => ReactNode
}

/** Dishes, or placeholders for them, or a button to load them again. */
export function DishList(props: DishListProps) {
  const { labelledBy, query, expected, failedMessage, className, ref, renderDish } = props
  if (query.data === undefined && !query.isPending) {
    return (
      <div className={classes.failed}>
        <RetryLine message={failedMessage} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  return (
    <ul ref={ref} role="list" className={className} aria-labelledby={labelledBy} aria-busy={query.isPending}>
      {query.data?.products.map((product) => (
        <li key={product._id}>{renderDish(product)}</li>
      ))}
      {query.isPending &&
        Array.from({ length: expected }, (_, place) => (
          <li key={place}>
            <DishCardSkeleton />
          </li>
        ))}
    </ul>
  )
}

/** The placeholder for a dish that is still loading. */
function DishCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      <div className={classes.body}>
        <Skeleton height="1.4rem" width="75%" />
        <Skeleton height="1rem" width="45%" />
        <Skeleton height="2.75rem" />
      </div>
    </div>
  )
}

interface DishSectionProps {
  section: SectionOf<'dishes'>
  renderDish: (product: Product) => ReactNode
}

/** Dishes of the menu. Nothing is rendered if there are none. */
export const DishSection = ({ section, renderDish }: DishSectionProps) =>
  section.show === 'featured' ? (
    <ChefSpecials section={section} renderDish={renderDish} />
  ) : (
    <NewArrivals section={section} renderDish={renderDish} />
  )

const EXPECTED_DISHES = 4

/** The featured dishes, in a row that scrolls sideways. */
function ChefSpecials({ section: { heading, text, link }, renderDish }: DishSectionProps) {
  const id = useId()
  const trpc = useTRPC()
  const query = useQuery(trpc.products.list.queryOptions(dishesInput.featured))
  const row = useRef<HTMLUListElement>(null)
  if (query.data?.products.length === 0) return null

  function slide(direction: 1 | -1) {
    if (row.current) slideCards(row.current, direction)
  }

  return (
    <>
      <section className={classes.section} aria-labelledby={id}>
        <Container>
          <SectionHeading id={id} title={heading} lead={text}>
            <div className={classes.tools}>
              {link !== null && <MoreDishes link={link} />}
              <IconButton label="Previous specials" data-still="back" onClick={() => slide(-1)}>
                <IconArrowLeft aria-hidden />
              </IconButton>
              <IconButton label="Next specials" data-still="on" onClick={() => slide(1)}>
                <IconArrowRight aria-hidden />
              </IconButton>
            </div>
          </SectionHeading>
          <DishList
            ref={row}
            labelledBy={id}
            query={query}
            expected={EXPECTED_DISHES}
            failedMessage="The specials could not be loaded."
            className={classes.row}
            renderDish={renderDish}
          />
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** The newest dishes. */
function NewArrivals({ section: { heading, text, link }, renderDish }: DishSectionProps) {
  const id = useId()
  const trpc = useTRPC()
  const query = useQuery(trpc.products.list.queryOptions(dishesInput.newest))
  if (query.data?.products.length === 0) return null

  return (
    <section className={classes.newArrivalsSection} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={heading} lead={text}>
          {link !== null && <MoreDishes link={link} />}
        </SectionHeading>
        <DishList
          labelledBy={id}
          query={query}
          expected={dishesInput.newest.limit}
          failedMessage="The new arrivals could not be loaded."
          className={classes.grid}
          renderDish={renderDish}
        />
      </Container>
    </section>
  )
}

const MoreDishes = ({ link: { label, href } }: { link: NonNullable<SectionOf<'dishes'>['link']> }) => (
  <ButtonLink {...routeTo(href)} look="outline">
    {label}
  </ButtonLink>
)
