import { cateringCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { HeroText } from '../../ui/hero-text.tsx'
import classes from './catering-hero.module.css'

const { quoteButton, contactButton, facts } = cateringCopy.hero

/** A long table, seen from above. */
const table = [
  'family-feast',
  'saffron-pulao',
  'paneer-tikka',
  'butter-chicken',
  'maharaja-thali',
  'gulab-jamun',
]

export function CateringHero() {
  return (
    <>
      <section className={classes.hero} aria-labelledby="catering">
        <Container>
          <div className={classes.columns}>
            <div>
              <HeroText copy={cateringCopy.hero} id="catering" />
              <div className={classes.buttons}>
                <ButtonAnchor href="#quote" look="accent" size="large">
                  {quoteButton}
                </ButtonAnchor>
                <ButtonLink to="/contact" look="on-dark" size="large">
                  {contactButton}
                </ButtonLink>
              </div>
            </div>
            <div className={classes.table} aria-hidden>
              {table.map((dish, place) => (
                <img
                  key={dish}
                  src={`/art/${dish}.svg`}
                  alt=""
                  width={400}
                  height={300}
                  fetchPriority={place < 2 ? 'high' : 'auto'}
                />
              ))}
            </div>
          </div>
          <ul role="list" className={classes.facts}>
            {facts.map(({ figure, label }) => (
              <li key={figure}>
                <strong>{figure}</strong> {label}
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}
