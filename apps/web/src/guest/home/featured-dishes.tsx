import type { Product } from '@tiffin/contract'
import { homeCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { newArrivalsInput } from '../../lib/api/page-queries.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { DishList } from './chef-specials.tsx'
import classes from './featured-dishes.module.css'

/** The newest dishes. Nothing is rendered if the menu is empty. */
export function NewArrivals({ renderDish }: { renderDish: (product: Product) => ReactNode }) {
  const { heading, text } = homeCopy.newArrivals
  const query = trpc.products.list.useQuery(newArrivalsInput)
  if (query.data?.products.length === 0) return null

  return (
    <section className={classes.newArrivalsSection} aria-labelledby="new-arrivals">
      <Container>
        <SectionHeading id="new-arrivals" title={heading} lead={text}>
          <ButtonLink to="/order-online" search={{ sort: 'newest' }} look="outline">
            All New Arrivals
          </ButtonLink>
        </SectionHeading>
        <DishList
          labelledBy="new-arrivals"
          query={query}
          expected={newArrivalsInput.limit}
          failedMessage="The new arrivals could not be loaded."
          className={classes.grid}
          renderDish={renderDish}
        />
      </Container>
    </section>
  )
}
