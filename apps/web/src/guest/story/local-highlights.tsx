import { homeCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './local-highlights.module.css'
import { Skyline } from './skyline.tsx'

const { heading, text, items } = homeCopy.localHighlights

/** Nearby places, as stops of a line that ends in the mountains. */
export function LocalHighlights() {
  return (
    <section className={classes.section} aria-labelledby="local-highlights">
      <Container>
        <div className={classes.heading}>
          <h2 id="local-highlights">{heading}</h2>
          <p>{text}</p>
        </div>
        <ol role="list" className={classes.line}>
          {items.map(({ title, text: about }) => (
            <li key={title} className={classes.stop}>
              <h3>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </Container>
      <Skyline className={classes.skyline} />
    </section>
  )
}
