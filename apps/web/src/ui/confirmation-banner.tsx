import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Container } from './container.tsx'
import classes from './confirmation-banner.module.css'

interface DoneBandProps {
  /** Announced once, on the page after the action. */
  justDone: string | false
  eyebrow: string
  title: ReactNode
  facts: { term: string; value: ReactNode }[]
  /** Below the title. */
  children: ReactNode
}

/** The head of an order's or a reservation's page: its confirmation and its status. */
export function ConfirmationBanner({ justDone, eyebrow, title, facts, children }: DoneBandProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isJustDone = justDone !== false

  // The clicked button disappeared with its page: keyboard and screen reader users continue here.
  useEffect(() => {
    if (isJustDone) heading.current?.focus({ preventScroll: true })
  }, [isJustDone])

  return (
    <header className={classes.band}>
      <Container>
        {isJustDone && (
          <p role="alert" className={classes.done}>
            <IconCircleCheckFilled aria-hidden />
            {justDone}
          </p>
        )}
        <div className={classes.row}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={classes.title}>
              <span className={classes.eyebrow}>{eyebrow}</span> {title}
            </h1>
            {children}
          </div>
          <dl className={classes.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </header>
  )
}
