import { aboutCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './tiffin-timeline.module.css'

const { heading, text, events } = aboutCopy.timeline

/** The years as the tiers of a steel lunchbox. */
export function TiffinTimeline() {
  return (
    <section className={classes.section} aria-labelledby="timeline">
      <Container>
        <div className={classes.columns}>
          <div className={classes.heading}>
            <h2 id="timeline">{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={classes.tiffin}>
            <div className={classes.lid} aria-hidden />
            <ol role="list" className={classes.tiers}>
              {events.map(({ year, title, text: about }) => (
                <li key={year} className={classes.tier}>
                  <span className={classes.year}>{year}</span>
                  <div>
                    <h3>{title}</h3>
                    <p>{about}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Container>
    </section>
  )
}
