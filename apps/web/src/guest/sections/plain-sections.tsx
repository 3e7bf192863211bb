import { useLoaderData } from '@tanstack/react-router'
import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { Container } from '../../ui/container.tsx'
import { BlockPrint, HeroText, SectionHeading } from '../../ui/section-heading.tsx'
import { Prose, anchorOf } from './prose.tsx'
import { HeroButtons, HeroFacts, SectionLink } from './section-links.tsx'
import classes from './plain-sections.module.css'
import policyClasses from './policy-section.module.css'
import questionClasses from './questions.module.css'

/** A page’s opening without pictures. */
export function PlainHero({ section }: { section: SectionOf<'hero'> }) {
  const id = useId()
  return (
    <>
      <section className={classes.hero} aria-labelledby={id}>
        <Container>
          <HeroText copy={section} id={id} />
          <HeroButtons buttons={section.buttons} />
          <HeroFacts facts={section.facts} />
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** Prose in one column. */
export function PlainText({ section: { heading, role, text, quote, link } }: { section: SectionOf<'text'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.column}>
          <h2 id={id}>{heading}</h2>
          {role !== '' && <p className={classes.role}>{role}</p>}
          <div className={classes.prose}>
            <Prose text={text} />
          </div>
          {quote !== '' && (
            <blockquote className={classes.quote}>
              <p>{quote}</p>
            </blockquote>
          )}
          <SectionLink link={link} />
        </div>
      </Container>
    </section>
  )
}

/** Cards without pictures. */
export function PlainCards({ section: { heading, text, items, link } }: { section: SectionOf<'cards'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={heading} lead={text} />
        <ul role="list" className={classes.cards}>
          {items.map(({ title, text: about }) => (
            <li key={title} className={classes.card}>
              <h3>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ul>
        <SectionLink link={link} />
      </Container>
    </section>
  )
}

/** Steps, counted. */
export function NumberedSteps({ section: { heading, text, items } }: { section: SectionOf<'steps'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <h2 id={id}>{heading}</h2>
        {text !== '' && <p className={classes.lead}>{text}</p>}
        <ol role="list" className={classes.steps}>
          {items.map(({ label, title, text: about }, place) => (
            <li key={title} className={classes.step}>
              <p className={classes.number}>{label === '' ? place + 1 : label}</p>
              <h3>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

/** Facts, one a line. */
export function Points({ section: { heading, text, points } }: { section: SectionOf<'points'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.column}>
          <h2 id={id}>{heading}</h2>
          {text !== '' && <p className={classes.lead}>{text}</p>}
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  )
}

/** A picture that was uploaded, as wide as the page. */
export function Picture({ section: { image, alt, caption } }: { section: SectionOf<'picture'> }) {
  return (
    <section className={classes.section}>
      <Container>
        <figure className={classes.figure}>
          <img src={image} alt={alt} loading="lazy" />
          {caption !== '' && <figcaption>{caption}</figcaption>}
        </figure>
      </Container>
    </section>
  )
}

/** Open and close without JavaScript. */
export function Questions({ section: { heading, items } }: { section: SectionOf<'questions'> }) {
  const id = useId()
  return (
    <section className={questionClasses.section} aria-labelledby={id}>
      <Container>
        <div className={questionClasses.columns}>
          <h2 id={id} className={questionClasses.heading}>
            {heading}
          </h2>
          <div className={questionClasses.list}>
            {items.map(({ question, answer }) => (
              <details key={question} className={questionClasses.question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}

/** A sheet of paper on the jaali background: for pages to be read. Its headings are listed at the top. */
export function Policy({ section: { heading, lead, isDated, text } }: { section: SectionOf<'policy'> }) {
  const id = useId()
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, found = '']) => found.trim())
  return (
    <div className={policyClasses.ground}>
      <Container>
        <article className={policyClasses.sheet} aria-labelledby={id}>
          <h1 id={id} className={policyClasses.heading}>
            {heading}
          </h1>
          {lead !== '' && <p className={policyClasses.lead}>{lead}</p>}
          {isDated && <EffectiveDate />}
          {headings.length > 1 && (
            <nav className={policyClasses.contents} aria-label="On this page">
              <ul role="list">
                {headings.map((found) => (
                  <li key={found}>
                    <a href={`#${anchorOf(found)}`}>{found}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={headings.length === 0 ? policyClasses.statement : policyClasses.text}>
            <Prose text={text} />
          </div>
        </article>
      </Container>
    </div>
  )
}

/** Today: the policy describes the site as it is. The day comes with the page, since server and browser must agree on it. */
function EffectiveDate() {
  const { today } = useLoaderData({ from: '__root__' })
  return (
    <p className={policyClasses.date}>
      Effective date: <time dateTime={today}>{formatShortDate(today)}</time>
    </p>
  )
}
