import { privacyCopy, termsCopy, type PolicySection } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './policies.module.css'

/** The policy, in force as of today: the day is passed in, since the server and the browser must agree on it. */
export function PrivacyPolicy({ today }: { today: string }) {
  const { heading, lead, effectiveDate, contentsLabel } = privacyCopy
  const sections = privacyCopy.sections(useSettings())
  return (
    <PolicySheet
      heading={heading}
      lead={
        <>
          <p className={classes.lead}>{lead}</p>
          <p className={classes.date}>
            {effectiveDate}: <time dateTime={today}>{formatShortDate(today)}</time>
          </p>
        </>
      }
    >
      <nav className={classes.contents} aria-label={contentsLabel}>
        <ul role="list">
          {sections.map((section) => (
            <li key={section.heading}>
              <a href={`#${anchorOf(section)}`}>{section.heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
    </PolicySheet>
  )
}

function Section({ section }: { section: PolicySection }) {
  const [first, ...others] = section.paragraphs
  const id = anchorOf(section)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{section.heading}</h2>
      <p>{first}</p>
      {section.points && (
        <dl className={classes.points}>
          {section.points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

const anchorOf = (section: PolicySection) => section.heading.toLowerCase().replaceAll(' ', '-')

interface PolicySheetProps {
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/** A sheet of paper on the jaali background: for pages to be read. */
function PolicySheet({ heading, lead, children }: PolicySheetProps) {
  return (
    <div className={classes.ground}>
      <Container>
        <article className={classes.sheet} aria-labelledby="policy">
          <h1 id="policy" className={classes.heading}>
            {heading}
          </h1>
          {lead}
          {children}
        </article>
      </Container>
    </div>
  )
}

export function TermsStatement() {
  const { heading, statement, questions, link } = termsCopy
  const settings = useSettings()
  return (
    <PolicySheet heading={heading}>
      <p className={classes.statement}>{statement(settings)}</p>
      <p className={classes.questions}>
        {questions} <Link to={link.href}>{link.label}</Link>
      </p>
    </PolicySheet>
  )
}
