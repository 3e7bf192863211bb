import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Container } from './container.tsx'
import classes from './done-band.module.css'

interface DoneBandProps {
  /** Said once, on the page that follows the press. */
  justDone: string | false
  eyebrow: string
  title: ReactNode
  facts: { term: string; value: ReactNode }[]
  /** Beneath the title. */
  children: ReactNode
}

/** The head of the page of an order or a reservation: that it is made, and how it stands. */
export function DoneBand({ justDone, eyebrow, title, facts, children }: DoneBandProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isJustDone = justDone !== false

  // The button that was pressed is gone with its page: whoever goes by keyboard or ear goes on from here.
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
