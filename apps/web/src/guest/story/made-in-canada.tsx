import { homeCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './made-in-canada.module.css'

const { heading, text, points } = homeCopy.madeInCanada

export function MadeInCanada() {
  return (
    <section className={classes.section} aria-labelledby="made-in-canada">
      <Container>
        <div className={classes.columns}>
          <div className={classes.leaf} aria-hidden>
            <div className={classes.lattice} />
          </div>
          <div>
            <h2 id="made-in-canada" className={classes.heading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
            <ul role="list" className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  )
}
