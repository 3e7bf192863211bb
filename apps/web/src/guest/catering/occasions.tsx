import { IconCheck } from '@tabler/icons-react'
import { cateringCopy } from '@tiffin/restaurant'
import { ArchWindow } from '../../ui/arch-window.tsx'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import classes from './occasions.module.css'

const { heading, text, items } = cateringCopy.occasions

/** The kinds of occasion, each with its food, framed by palace windows. */
export function Occasions() {
  return (
    <section className={classes.section} aria-labelledby="occasions">
      <Container>
        <SectionHeading id="occasions" title={heading} lead={text} />
        <div className={classes.list}>
          {items.map(({ slug, title, dishes, text: about, points }) => (
            <article key={slug} className={classes.occasion} aria-labelledby={slug}>
              <div className={classes.windows} aria-hidden>
                {dishes.map((dish) => (
                  <ArchWindow key={dish} src={`/art/${dish}.svg`} />
                ))}
              </div>
              <div>
                <h3 id={slug} className={classes.title}>
                  {title}
                </h3>
                <p className={classes.about}>{about}</p>
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
          ))}
        </div>
      </Container>
    </section>
  )
}
