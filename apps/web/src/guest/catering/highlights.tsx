import { cateringCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import classes from './highlights.module.css'

const { heading, text, items } = cateringCopy.highlights

export function Highlights() {
  return (
    <section className={classes.section} aria-labelledby="highlights">
      <Container>
        <SectionHeading id="highlights" title={heading} lead={text} />
        <ul role="list" className={classes.list}>
          {items.map(({ dish, title, text: about }) => (
            <li key={dish} className={classes.item}>
              <img src={`/art/${dish}.svg`} alt="" width={400} height={300} loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
