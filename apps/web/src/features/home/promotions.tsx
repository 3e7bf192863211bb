import { readSafeLink } from '../../lib/safe-link.ts'
import { trpc } from '../../lib/trpc.ts'
import { Container } from '../../ui/container.tsx'
import { PromotionCard } from './promotion-card.tsx'
import classes from './promotions.module.css'

/** What the restaurant draws attention to, by its own order. Absent when there is nothing. */
export function Promotions() {
  const { data = [] } = trpc.promotions.list.useQuery()
  // Whoever runs the restaurant is told of the others too.
  const active = data.filter((promotion) => promotion.active)
  if (active.length === 0) return null
  const hasLinks = active.some(({ ctaLink }) => readSafeLink(ctaLink) !== null)
  return (
    <section className={classes.section} aria-label="Promotions">
      <Container>
        {/* What slides must slide by keyboard too: links take the focus there, and without any the row does. */}
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
