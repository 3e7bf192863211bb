import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { BlockPrint, ArchWindow, HeroText } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from './prose.tsx'
import { HeroButtons, HeroFacts, SectionLink } from './section-links.tsx'
import classes from './story-sections.module.css'

/** Something round rises like a sun behind a landscape. */
export function LandscapeHero({ section }: { section: SectionOf<'hero'> }) {
  const id = useId()
  return (
    <>
      <section className={classes.hero} aria-labelledby={id}>
        <Container>
          <div className={classes.body}>
            <HeroText copy={section} id={id} />
            <HeroButtons buttons={section.buttons} />
            <HeroFacts facts={section.facts} />
          </div>
        </Container>
        {section.image && (
          <img
            className={classes.sun}
            src={section.image}
            alt=""
            width={640}
            height={640}
            fetchPriority="high"
          />
        )}
        {section.scene && (
          <img className={classes.road} src={section.scene} alt="" width={1440} height={480} />
        )}
      </section>
      <BlockPrint />
    </>
  )
}

/** Mission and vision: two sentences, in large type. */
export function Statements({ section: { items } }: { section: SectionOf<'cards'> }) {
  return (
    <>
      <div className={classes.band}>
        <Container>
          <div className={classes.columns}>
            {items.map(({ title, text }) => (
              <section key={title} aria-label={title}>
                <h2 className={classes.heading}>{title}</h2>
                <p className={classes.text}>{text}</p>
              </section>
            ))}
          </div>
        </Container>
      </div>
      <BlockPrint />
    </>
  )
}

/** Each card with the dish that represents it, on a plate. */
export function Plates({ section: { heading, text: lead, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.valuesHeading}>
          <h2 id={id}>{heading}</h2>
          {lead !== '' && <p>{lead}</p>}
        </div>
        <ul role="list" className={classes.values}>
          {items.map(({ title, text, dishes: [dish] }) => (
            <li key={title} className={classes.value}>
              {dish !== undefined && (
                <div className={classes.plate} aria-hidden>
                  <img src={dish} alt="" width={400} height={300} loading="lazy" />
                </div>
              )}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

/** Prose beside windows with dishes. */
export function ArchedText({ section }: { section: SectionOf<'text'> }) {
  const { heading, text, dishes, link } = section
  const id = useId()
  return (
    <section className={classes.twoKitchensSection} aria-labelledby={id}>
      <Container>
        <div className={classes.twoKitchensColumns}>
          <div className={classes.windows}>
            {dishes.map((dish, place) => (
              <ArchWindow key={place} src={dish} />
            ))}
          </div>
          <div className={classes.twoKitchensBody}>
            <h2 id={id} className={classes.twoKitchensHeading}>
              {heading}
            </h2>
            <Prose text={text} />
            <SectionLink link={link} />
          </div>
        </div>
      </Container>
    </section>
  )
}
