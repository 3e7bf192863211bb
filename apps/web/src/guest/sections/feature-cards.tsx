import { IconCheck } from '@tabler/icons-react'
import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { ArchWindow, SectionHeading } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionLink } from './section-links.tsx'
import classes from './feature-cards.module.css'

/** Large cards, each with its food framed by palace windows, left and right in turn. */
export function FeatureCards({ section: { heading, text, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={heading} lead={text} />
        <div className={classes.list}>
          {items.map((item) => (
            <Feature key={item.title} item={item} />
          ))}
        </div>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

function Feature({ item: { title, dishes, text, points } }: { item: SectionOf<'cards'>['items'][number] }) {
  const id = useId()
  return (
    <article className={classes.feature} aria-labelledby={id}>
      <div className={classes.windows} aria-hidden>
        {dishes.map((dish, place) => (
          <ArchWindow key={place} src={dish} />
        ))}
      </div>
      <div>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <p className={classes.about}>{text}</p>
        <ul role="list" className={classes.points}>
          {points.map((point) => (
            <li key={point}>
              <IconCheck size={20} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
