import { aboutCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { HeroText } from '../../ui/hero-text.tsx'
import classes from './about-hero.module.css'
import { PassRoad } from './pass-road.tsx'

/** A thali rises over the prairie; the road to it begins in the mountains. */
export function AboutHero() {
  return (
    <>
      <section className={classes.hero} aria-labelledby="about-us">
        <Container>
          <div className={classes.body}>
            <HeroText copy={aboutCopy.hero} id="about-us" />
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
