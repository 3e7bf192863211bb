import { homeCopy, homeFaq } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './questions.module.css'

/** Opens and closes without scripts. */
export function Questions() {
  return (
    <section className={classes.section} aria-labelledby="questions">
      <Container>
        <div className={classes.columns}>
          <h2 id="questions" className={classes.heading}>
            {homeCopy.faq.heading}
          </h2>
          <div className={classes.list}>
            {homeFaq.map(({ question, answer }) => (
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
