import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { Product } from '@tiffin/contract'
import { homeCopy } from '@tiffin/restaurant'
import { useRef, type ReactNode } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { slideCards } from '../../ui/slide-cards.ts'
import classes from './chef-specials.module.css'
import { DishList } from './dish-list.tsx'
import { chefSpecialsInput } from './home-queries.ts'

const EXPECTED_DISHES = 4
const { heading, text } = homeCopy.chefSpecials

/** The featured dishes, in a row that scrolls sideways. Nothing is rendered if there are none. */
export function ChefSpecials({ renderDish }: { renderDish: (product: Product) => ReactNode }) {
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
