import type { FrequentQuestion } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './questions.module.css'

interface QuestionsProps {
  heading: string
  questions: readonly FrequentQuestion[]
}

/** Opens and closes without JavaScript. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <section className={classes.section} aria-labelledby="questions">
      <Container>
        <div className={classes.columns}>
          <h2 id="questions" className={classes.heading}>
            {heading}
          </h2>
          <div className={classes.list}>
            {questions.map(({ question, answer }) => (
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
