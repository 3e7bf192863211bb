import { cateringCopy } from '@tiffin/restaurant'
import { IconCheck } from '@tabler/icons-react'
import { BlockPrint, ArchWindow, HeroText, SectionHeading } from '../../ui/section-heading.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { useSettings, useTexts } from '../../lib/api/settings.tsx'
import classes from './catering-sections.module.css'

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
  const copy = useTexts(cateringCopy.hero)
  const { quoteButton, contactButton, facts } = copy
  return (
    <>
      <section className={classes.hero} aria-labelledby="catering">
        <Container>
          <div className={classes.columns}>
            <div>
              <HeroText copy={copy} id="catering" />
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

export function Highlights() {
  const { heading, text, items } = useTexts(cateringCopy.highlights)
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

/** The kinds of occasion, each with its food, framed by palace windows. */
export function Occasions() {
  const { heading, text, items } = cateringCopy.occasions
  return (
    <section className={classes.occasionsSection} aria-labelledby="occasions">
      <Container>
        <SectionHeading id="occasions" title={heading} lead={text} />
        <div className={classes.occasionsList}>
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

/** From the first enquiry to the last spoonful. */
export function Steps() {
  const { heading, items } = cateringCopy.steps
  const settings = useSettings()
  return (
    <section className={classes.stepsSection} aria-labelledby="steps">
      <Container>
        <h2 id="steps">{heading}</h2>
        <ol role="list" className={classes.stepsList}>
          {items(settings).map(({ title, text }) => (
            <li key={title} className={classes.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
