import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { BlockPrint, ArchWindow, HeroText } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import { QuoteList } from './quote-list.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { HeroButtons, HeroFacts, InvitationButtons, SectionLink } from './section-links.tsx'
import classes from './testimonial-sections.module.css'

/** The page’s opening between two plates. */
export function MarkedHero({ section }: { section: SectionOf<'hero'> }) {
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
          <div className={classes.marks} aria-hidden>
            {section.dishes.slice(0, 2).map((dish, place) => (
              <span key={place} className={classes.mark}>
                <img src={dish} alt="" width={400} height={300} fetchPriority="high" />
              </span>
            ))}
          </div>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** Cards with windows. */
export function Windows({ section: { heading, text, items } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.heading}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.items}>
          {items.map(({ title, text: about, dishes: [dish] }) => (
            <li key={title} className={classes.item}>
              {dish !== undefined && <ArchWindow src={dish} className={classes.window} />}
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

/** Cards, like those on the wall behind the counter. */
export function Quotes({ section: { heading, items, link } }: { section: SectionOf<'quotes'> }) {
  const id = useId()
  const label = heading === '' ? { 'aria-label': 'What guests say' } : { 'aria-labelledby': id }
  return (
    <section className={classes.quotesSection} {...label}>
      <Container>
        {heading !== '' && <h2 id={id}>{heading}</h2>}
        <QuoteList items={items} classes={classes} />
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

/** What to do next. */
export function Invitation({ section: { heading, text, buttons } }: { section: SectionOf<'callToAction'> }) {
  const id = useId()
  return (
    <section className={classes.yourTurnSection} aria-labelledby={id}>
      <Container>
        <h2 id={id} className={classes.yourTurnHeading}>
          {heading}
        </h2>
        <p className={classes.text}>{text}</p>
        <div className={classes.buttons}>
          <InvitationButtons buttons={buttons} />
        </div>
      </Container>
    </section>
  )
}

/** News from elsewhere, below its mountains. */
export function Valley({ section: { heading, text, items, link, scene } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.goldenHighlightsSection} aria-labelledby={id}>
      {scene && <img className={classes.peaks} src={scene} alt="" width={1440} height={300} loading="lazy" />}
      <div className={classes.valley}>
        <Container>
          <div className={classes.goldenHighlightsHeading}>
            <div>
              <h2 id={id}>{heading}</h2>
              <p>{text}</p>
            </div>
            {link !== null && (
              <ButtonAnchor href={link.href} rel="noopener" look="on-dark">
                {link.label}
              </ButtonAnchor>
            )}
          </div>
          <ul role="list" className={classes.goldenHighlightsItems}>
            {items.map(({ title, text: about }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </section>
  )
}
