import { IconCheck } from '@tabler/icons-react'
import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { BlockPrint, ArchWindow, HeroText, SectionHeading } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from './prose.tsx'
import { HeroButtons, HeroFacts, SectionLink, InvitationButtons } from './section-links.tsx'
import cardClasses from './feature-cards.module.css'
import plateClasses from './plate-invitation.module.css'
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

/** What to do next, beside a plate. */
export function PlateInvitation({
  section: { heading, text, buttons, image },
}: {
  section: SectionOf<'callToAction'>
}) {
  const id = useId()
  return (
    <section className={plateClasses.section} aria-labelledby={id}>
      <Container>
        <div className={plateClasses.body}>
          <h2 id={id} className={plateClasses.heading}>
            {heading}
          </h2>
          <p className={plateClasses.text}>{text}</p>
          <div className={plateClasses.buttons}>
            <InvitationButtons buttons={buttons} />
          </div>
        </div>
      </Container>
      {image !== '' && (
        <img className={plateClasses.thali} src={image} alt="" width={640} height={640} loading="lazy" />
      )}
    </section>
  )
}

/** Large cards, each with its food framed by palace windows, left and right in turn. */
export function FeatureCards({ section: { heading, text, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={cardClasses.section} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={heading} lead={text} />
        <div className={cardClasses.list}>
          {items.map((item) => (
            <Feature key={item.title} item={item} />
          ))}
        </div>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

function Feature({ item: { title, dishes, text, points } }: { item: SectionOf<'cards'>['items'][number] }) {
  const id = useId()
  return (
    <article className={cardClasses.feature} aria-labelledby={id}>
      <div className={cardClasses.windows} aria-hidden>
        {dishes.map((dish, place) => (
          <ArchWindow key={place} src={dish} />
        ))}
      </div>
      <div>
        <h3 id={id} className={cardClasses.title}>
          {title}
        </h3>
        <p className={cardClasses.about}>{text}</p>
        <ul role="list" className={cardClasses.points}>
          {points.map((point) => (
            <li key={point}>
              <IconCheck size={20} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
