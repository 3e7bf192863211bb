import { privacyCopy, type PolicySection } from '@tiffin/restaurant'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { PolicySheet } from './policy-sheet.tsx'
import classes from './privacy-policy.module.css'

const { heading, lead, effectiveDate, contentsLabel } = privacyCopy

/** The policy, in force as of today: the day is passed in, since the server and the browser must agree on it. */
export function PrivacyPolicy({ today }: { today: string }) {
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
