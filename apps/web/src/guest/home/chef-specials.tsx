import type { Product } from '@tiffin/contract'
import { useRef, type ReactNode, type Ref } from 'react'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { BlockPrint, SectionHeading } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { IconButton } from '../../ui/button.tsx'
import { slideCards } from '../../ui/trap-focus.ts'
import { chefSpecialsInput } from '../../lib/api/page-queries.ts'
import classes from './featured-dishes.module.css'

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

const EXPECTED_DISHES = 4
/** The featured dishes, in a row that scrolls sideways. Nothing is rendered if there are none. */
interface ChefSpecialsProps {
  copy: { heading: string; text: string }
  renderDish: (product: Product) => ReactNode
}

export function ChefSpecials({ copy: { heading, text }, renderDish }: ChefSpecialsProps) {
  const query = trpc.products.list.useQuery(chefSpecialsInput)
  const row = useRef<HTMLUListElement>(null)
  if (query.data?.products.length === 0) return null

  function slide(direction: 1 | -1) {
    if (row.current) slideCards(row.current, direction)
  }

  return (
    <>
      <section className={classes.section} aria-labelledby="chef-specials">
        <Container>
          <SectionHeading id="chef-specials" title={heading} lead={text}>
            <div className={classes.tools}>
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
            labelledBy="chef-specials"
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
