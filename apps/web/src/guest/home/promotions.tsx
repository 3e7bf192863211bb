import { readSafeLink } from '../../lib/format/safe-link.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Container } from '../../ui/container.tsx'
import { PromotionCard } from './promotion-card.tsx'
import classes from './promotions.module.css'

/** The restaurant's promotions, in their configured order. Nothing is rendered if there are none. */
export function Promotions() {
  const { data = [] } = trpc.promotions.list.useQuery()
  // With a token of staff the server adds the inactive ones.
  const active = data.filter((promotion) => promotion.active)
  if (active.length === 0) return null
  const hasLinks = active.some(({ ctaLink }) => readSafeLink(ctaLink) !== null)
  return (
    <section className={classes.section} aria-label="Promotions">
      <Container>
        {/* The row must also scroll by keyboard: its links can be focused, and without links the row itself can. */}
        <ul role="list" aria-label="Promotions" className={classes.row} tabIndex={hasLinks ? undefined : 0}>
          {active.map((promotion) => (
            <li key={promotion._id} className={classes.place}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
