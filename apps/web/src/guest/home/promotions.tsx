import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '@tiffin/contract'
import { readSafeLink } from '../../lib/format/safe-link.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { Container } from '../../ui/container.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import classes from './promotions.module.css'

/** The restaurant's promotions, in their configured order. Nothing is rendered if there are none. */
export function Promotions() {
  const trpc = useTRPC()
  const { data = [] } = useQuery(trpc.promotions.list.queryOptions())
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

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { title, subtitle, image, ctaText, ctaLink } = promotion
  const href = readSafeLink(ctaLink)
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {image !== '' && (
          <FallbackImage src={image} sizes="(min-width: 48rem) 36rem, 100vw" width={640} height={480} />
        )}
      </div>
      <div className={classes.body}>
        <h2 className={classes.title}>{title}</h2>
        {subtitle !== '' && <p className={classes.subtitle}>{subtitle}</p>}
        {href !== null && (
          <ButtonAnchor href={href} look="accent" className={classes.link}>
            {ctaText || 'Find out more'}
          </ButtonAnchor>
        )}
      </div>
    </article>
  )
}
