import { aboutCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './about-hero.module.css'
import { PassRoad } from './pass-road.tsx'

const { eyebrow, heading, text } = aboutCopy.hero

/** A thali rises over the prairie; the road to it begins in the mountains. */
export function AboutHero() {
  return (
    <>
      <section className={classes.hero} aria-labelledby="about-us">
        <Container>
          <div className={classes.words}>
            <p className={classes.eyebrow}>{eyebrow}</p>
            <h1 id="about-us" className={classes.heading}>
              {heading}
            </h1>
            <p className={classes.text}>{text}</p>
          </div>
        </Container>
        <img
          className={classes.sun}
          src="/art/hero-thali.svg"
          alt=""
          width={640}
          height={640}
          fetchPriority="high"
        />
        <PassRoad className={classes.road} />
      </section>
      <BlockPrint />
    </>
  )
}
