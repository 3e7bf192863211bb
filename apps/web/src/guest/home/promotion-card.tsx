import type { Promotion } from '@tiffin/contract'
import { readSafeLink } from '../../lib/format/safe-link.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import classes from './promotion-card.module.css'

export function PromotionCard({ promotion }: { promotion: Promotion }) {
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
