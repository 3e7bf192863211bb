import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { Container } from '../../ui/container.tsx'
import classes from './questions.module.css'

/** Open and close without JavaScript. */
export function Questions({ section: { heading, items } }: { section: SectionOf<'questions'> }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.columns}>
          <h2 id={id} className={classes.heading}>
            {heading}
          </h2>
          <div className={classes.list}>
            {items.map(({ question, answer }) => (
              <details key={question} className={classes.question}>
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
