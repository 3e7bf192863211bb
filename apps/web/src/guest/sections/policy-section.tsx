import type { SectionOf } from '@tiffin/contract'
import { useLoaderData } from '@tanstack/react-router'
import { useId } from 'react'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { Container } from '../../ui/container.tsx'
import { anchorOf, Prose } from './prose.tsx'
import classes from './policy-section.module.css'

/** A sheet of paper on the jaali background: for pages to be read. Its headings are listed at the top. */
export function Policy({ section: { heading, lead, isDated, text } }: { section: SectionOf<'policy'> }) {
  const id = useId()
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, found = '']) => found.trim())
  return (
    <div className={classes.ground}>
      <Container>
        <article className={classes.sheet} aria-labelledby={id}>
          <h1 id={id} className={classes.heading}>
            {heading}
          </h1>
          {lead !== '' && <p className={classes.lead}>{lead}</p>}
          {isDated && <EffectiveDate />}
          {headings.length > 1 && (
            <nav className={classes.contents} aria-label="On this page">
              <ul role="list">
                {headings.map((found) => (
                  <li key={found}>
                    <a href={`#${anchorOf(found)}`}>{found}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={headings.length === 0 ? classes.statement : classes.text}>
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
    <p className={classes.date}>
      Effective date: <time dateTime={today}>{formatShortDate(today)}</time>
    </p>
  )
}
